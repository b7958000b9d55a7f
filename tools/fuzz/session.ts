import { Worker } from "node:worker_threads";
import { messageOf } from "@vitrine/model";
import type { Finding, Progress, Start, Told } from "./messages.ts";
import { LONGEST } from "./mutate.ts";

/**
 * Milliseconds of processor time after which an input that has not ended counts as one that never ends; and by the clock, for one
 * that only waits. On a busy machine, a thread gets no processor for many seconds.
 */
const [HANGS, WAITS] = [20_000, 300_000];

/** MB of the heap of a target's thread. */
const MEMORY = 512;

export interface Result extends Progress {
	readonly findings: readonly Finding[];
	/** The inputs that ran something new, in order. */
	readonly kept: readonly Uint8Array[];
}

export interface SessionOptions {
	readonly name: string;
	readonly corpus: readonly Uint8Array[];
	readonly seed: number;
	readonly seconds: number;
	/** The session ends after so many findings. */
	readonly most: number;
}

/** Lets one target read inputs for some time, in a thread that is replaced when an input takes it down. */
export async function session({ name, corpus, seed, seconds, most }: SessionOptions): Promise<Result> {
	const until = Date.now() + seconds * 1000;
	const findings: Finding[] = [];
	const kept: Uint8Array[] = [];
	const sum = { runs: 0, corpus: 0, blocks: 0 };
	for (let round = 0; round === 0 || (Date.now() < until && findings.length < most); round++) {
		const run = await oneThread(
			{ name, corpus: [...corpus, ...kept], seed: seed + round, until },
			most - findings.length,
		);
		findings.push(...run.findings);
		kept.push(...run.kept);
		sum.runs += run.runs;
		sum.corpus = run.corpus;
		sum.blocks = Math.max(sum.blocks, run.blocks);
	}
	return { ...sum, findings, kept };
}

function oneThread(start: Omit<Start, "beat" | "current">, most: number): Promise<Result> {
	const beat = new SharedArrayBuffer(4);
	const current = new SharedArrayBuffer(4 + LONGEST);
	const worker = new Worker(new URL("worker.ts", import.meta.url), {
		workerData: { ...start, beat, current } satisfies Start,
		resourceLimits: { maxOldGenerationSizeMb: MEMORY },
	});
	const findings: Finding[] = [];
	const kept: Uint8Array[] = [];
	let progress: Progress = { runs: 0, corpus: 0, blocks: 0 };
	const taken = (kind: Finding["kind"], why: string): void =>
		void findings.push({ kind, input: inputIn(current), why });
	const watch = watched(worker, beat, () => {
		taken("hang", `no end after ${HANGS / 1000} s`);
		void worker.terminate();
	});
	return new Promise((resolve) => {
		worker.on("message", (told: Told) => {
			if (told.type === "kept") kept.push(told.input);
			else if (told.type === "finding") findings.push(told.finding);
			else progress = told;
			if (findings.length >= most) void worker.terminate();
		});
		worker.on("error", (error) => taken("memory", messageOf(error)));
		worker.on("exit", () => {
			clearInterval(watch);
			resolve({ ...progress, findings, kept });
		});
	});
}

/** Calls `stuck` when no input has ended for too long. */
function watched(worker: Worker, beat: SharedArrayBuffer, stuck: () => void): NodeJS.Timeout {
	let last = { count: 0, used: 0, at: 0 };
	return setInterval(async () => {
		const now = { count: Atomics.load(new Int32Array(beat), 0), used: await usedBy(worker), at: Date.now() };
		if (now.count !== last.count) last = now;
		else if (now.count > 0 && (now.used - last.used > HANGS || now.at - last.at > WAITS)) stuck();
	}, 500);
}

/** Milliseconds of processor time of a thread so far; 0 of one that has ended. */
async function usedBy(worker: Worker): Promise<number> {
	const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
	return (user + system) / 1000;
}

function inputIn(current: SharedArrayBuffer): Uint8Array {
	const [length = 0] = new Int32Array(current, 0, 1);
	return Uint8Array.from(new Uint8Array(current, 4, length));
}
