import type { ImportProgress } from "@vitrine/store";
import { counted } from "./format.ts";
import type { Io } from "./io.ts";

/** Milliseconds between two words on how far it has come, in a terminal and in a log. */
const EVERY = { terminal: 100, log: 5000 };
const BAR = 24;

/** Tells on standard error how far an import has come: a bar in a terminal, a line now and then elsewhere. */
export class ProgressLine {
	readonly #io: Io;
	readonly #name: string;
	readonly #started = performance.now();
	#told: number;

	constructor(io: Io, name: string) {
		this.#io = io;
		this.#name = name;
		this.#told = io.errIsTerminal ? -Infinity : this.#started;
	}

	/** Tells how far it is, unless that was told just now; and the end of reading, unless nothing was told before. */
	tell(progress: ImportProgress): void {
		const { errIsTerminal } = this.#io;
		const isSoon = performance.now() - this.#told < (errIsTerminal ? EVERY.terminal : EVERY.log);
		const hasTold = this.#told !== this.#started;
		if (isSoon && !(progress.isFinishing && hasTold)) return;
		this.#told = performance.now();
		const line = progressText(progress, this.seconds());
		this.#io.err(errIsTerminal ? `\r${line}${CLEAR_TO_END}` : `${this.#name}: ${line}\n`);
	}

	/** Takes the bar away. */
	end(): void {
		if (this.#io.errIsTerminal) this.#io.err(`\r${CLEAR_TO_END}`);
	}

	seconds(): number {
		return (performance.now() - this.#started) / 1000;
	}
}

const CLEAR_TO_END = "\u001b[K";

/**
 * `[#####-----] 1,200 of 2,400 · 500 already there · 3 skipped · 800/s · 2 s left`; the bar and the time left only where the
 * end is known. `1,200 models · 3 skipped · 800/s · making them visible …` once all is read.
 */
export function progressText(
	{ imported, skipped, met, expected, isEstimate, isFinishing }: ImportProgress,
	seconds: number,
): string {
	const read = imported + skipped;
	const rate = seconds > 0 ? read / seconds : 0;
	const parts = [
		expected === undefined || isFinishing
			? counted(imported, "model")
			: `${imported.toLocaleString("en")} of ${isEstimate ? "about " : ""}${expected.toLocaleString("en")}`,
		met > 0 ? `${met.toLocaleString("en")} already there` : "",
		skipped > 0 ? `${skipped.toLocaleString("en")} skipped` : "",
		`${Math.round(rate).toLocaleString("en")}/s`,
		isFinishing ? "making them visible …" : "",
		expected !== undefined && rate > 0 && !isFinishing ? `${duration(Math.max(0, expected - read) / rate)} left` : "",
	];
	return [isFinishing ? "" : bar(read, expected), parts.filter((part) => part !== "").join(" · ")].join("");
}

/** Seconds as people say them. */
export function duration(seconds: number): string {
	if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
	if (seconds < 119.5) return `${Math.round(seconds)} s`;
	return seconds < 7170 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function bar(read: number, expected: number | undefined): string {
	if (!expected) return "";
	const full = Math.round(Math.min(1, read / expected) * BAR);
	return `[${"#".repeat(full)}${"-".repeat(BAR - full)}] `;
}
