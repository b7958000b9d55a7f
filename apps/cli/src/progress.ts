import type { ImportProgress } from "@vitrine/store";
import { counted } from "./format.ts";
import type { Io } from "./io.ts";

/** Milliseconds between two reports, in a terminal and in a log. */
const EVERY = { terminal: 100, log: 5000 };
const BAR = 24;

/** Reports the progress of an import on standard error: a bar in a terminal, a line now and then elsewhere. */
export class ProgressLine {
	readonly #io: Io;
	readonly #name: string;
	readonly #started = performance.now();
	#reported: number;

	constructor(io: Io, name: string) {
		this.#io = io;
		this.#name = name;
		this.#reported = io.errIsTerminal ? -Infinity : this.#started;
	}

	/**
	 * Reports progress, unless it was reported a moment ago. The end of reading is always reported, unless there was no
	 * report before.
	 */
	report(progress: ImportProgress): void {
		const { errIsTerminal } = this.#io;
		const isSoon = performance.now() - this.#reported < (errIsTerminal ? EVERY.terminal : EVERY.log);
		const hasReported = this.#reported !== this.#started;
		if (isSoon && !(progress.isFinishing && hasReported)) return;
		this.#reported = performance.now();
		const line = progressText(progress, this.seconds());
		if (errIsTerminal) this.#io.overwrite(line);
		else this.#io.err(`${this.#name}: ${line}\n`);
	}

	/** Removes the bar. */
	end(): void {
		if (this.#io.errIsTerminal) this.#io.overwrite("");
	}

	seconds(): number {
		return (performance.now() - this.#started) / 1000;
	}
}

/**
 * `[#####-----] 1,200 of 2,400 · 500 already there · 3 skipped · 800/s · 2 s left`; without the bar and the time left if
 * the total is unknown. `1,200 models · 3 skipped · 800/s · committing …` once all records have been read.
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
		isFinishing ? "committing …" : "",
		expected !== undefined && rate > 0 && !isFinishing ? `${duration(Math.max(0, expected - read) / rate)} left` : "",
	];
	return [isFinishing ? "" : bar(read, expected), parts.filter((part) => part !== "").join(" · ")].join("");
}

/** A duration with a fitting unit: `2.0 s`, `42 s`, `5 min`, `2.5 h`. */
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
