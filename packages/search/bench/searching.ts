// Asks a catalogue questions, in a process that does nothing else: searching.ts CATALOGUE QUESTIONS
import { readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { costOf, MEGABYTE } from "./cost.ts";
import type { Kind, Question } from "./questions.ts";

export interface Asked {
	readonly kind: Kind;
	readonly cpu: number;
	readonly wall: number;
	/** Milliseconds of the clock until its rows are there; undefined where they come with the rest. */
	readonly rows?: number;
	/** Records found. */
	readonly total: number;
}

export interface Searched {
	/** Milliseconds from the start of the process to its first answer, and of the processors up to then. */
	readonly start: number;
	readonly startCpu: number;
	/** Megabytes it holds after the first answer, and the most it held. */
	readonly memory: number;
	readonly mostMemory: number;
	readonly asked: readonly Asked[];
}

/** Questions of a kind by which the code is compiled before anything is measured; no answer is kept. */
const WARM = 5;

const [catalogue, file] = process.argv.slice(2);
// As the command line does it.
enableCompileCache();
const { openEmbedded } = await import("../src/index.ts");
const index = openEmbedded(catalogue!);
await index.search({});
const start = performance.now();
const { user, system } = process.cpuUsage();
const memory = process.memoryUsage.rss() / MEGABYTE;
const questions = JSON.parse(readFileSync(file!, "utf8")) as readonly Question[];
await warm(questions);
const asked: Asked[] = [];
for (const { kind, query, id } of questions) {
	const began = performance.now();
	let rows: number | undefined;
	const onRows = (): void => void (rows = performance.now() - began);
	const { cpu, wall, result } = await costOf(async () =>
		id === undefined ? (await index.search(query, { onRows })).total : (await index.get(id)) ? 1 : 0,
	);
	asked.push({ kind, cpu, wall, ...(rows !== undefined && { rows }), total: result });
}
await index.close();
const mostMemory = (process.resourceUsage().maxRSS * 1024) / MEGABYTE;
const searched: Searched = { start, startCpu: (user + system) / 1000, memory, mostMemory, asked };
console.log(JSON.stringify(searched));

/** Has the engine's own code compiled by some questions of each kind. */
async function warm(all: readonly Question[]): Promise<void> {
	const kinds = Map.groupBy(all, ({ kind }) => kind);
	for (const some of kinds.values()) for (const { query } of some.slice(-WARM)) await index.search(query);
}
