// The thread in which one target reads one input after another.
import { parentPort, workerData } from "node:worker_threads";
import { Coverage } from "./coverage.ts";
import type { Finding, Start, Told } from "./messages.ts";
import { mutated } from "./mutate.ts";
import { Random } from "./random.ts";
import { targetOf } from "./targets/index.ts";

/** Microseconds of processor time that an input may take. */
const SLOW = 1_000_000;

/** Inputs between two looks at the counters, which take longer than most inputs. */
const BATCH = 32;

const { name, corpus: given, seed, until, beat, current } = workerData as Start;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
const tell = (told: Told): void => parentPort?.postMessage(told);

const target = await targetOf(name);
const random = new Random(seed);
const corpus: Uint8Array[] = given.map((input) => Uint8Array.from(input));
const words = target.words.map((word) => new TextEncoder().encode(word));
const coverage = new Coverage();

for (const input of corpus) await tried(input);
coverage.take();
let runs = corpus.length;
while (Date.now() < until) {
	const batch = Array.from({ length: BATCH }, () => mutated(random, { corpus, words }));
	for (const input of batch) await tried(input);
	runs += BATCH;
	if (coverage.take() > 0) await keepNew(batch);
	tell({ type: "progress", runs, corpus: corpus.length, blocks: coverage.size });
}
tell({ type: "end", runs, corpus: corpus.length, blocks: coverage.size });

/** Finds the inputs of a batch that ran something new: a second run alone counts blocks less often, which shows them again. */
async function keepNew(batch: readonly Uint8Array[]): Promise<void> {
	const alone = new Map<Uint8Array, number>();
	for (const input of batch) {
		await tried(input);
		alone.set(input, coverage.take());
	}
	const best = [...alone].filter(([, found]) => found > 0).map(([input]) => input);
	for (const input of best.length > 0 ? best : batch.slice(0, 1)) {
		corpus.push(input);
		tell({ type: "kept", input });
	}
}

/** Runs one input. The main thread reads `current` if this never returns. */
async function tried(input: Uint8Array): Promise<void> {
	new Uint8Array(current, 4).set(input);
	new Int32Array(current, 0, 1)[0] = input.length;
	Atomics.add(new Int32Array(beat), 0, 1);
	const before = process.threadCpuUsage();
	let finding: Finding | undefined;
	try {
		await target.run(input);
	} catch (error) {
		finding = { kind: "error", input, why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
	const { user, system } = process.threadCpuUsage(before);
	if (user + system > SLOW) finding ??= { kind: "slow", input, why: `${Math.round((user + system) / 1000)} ms` };
	if (finding) tell({ type: "finding", finding });
}
