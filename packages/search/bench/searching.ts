// Asks a catalogue questions: searching.ts CATALOGUE QUESTIONS
import { readFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { costOf, MEGABYTE } from "./cost.ts";
import type { Kind, Question } from "./questions.ts";

export interface Asked {
	readonly kind: Kind;
	readonly cpu: number;
	readonly wall: number;
	/** Elapsed milliseconds until its rows; undefined if they come with the counts. */
	readonly rows?: number;
	/** Records found. */
	readonly total: number;
}

export interface Searched {
	/** Milliseconds from the start of the process to its first answer, elapsed and of CPU time. */
	readonly start: number;
	readonly startCpu: number;
	/** Megabytes of memory after the first answer, and at most. */
	readonly memory: number;
	readonly mostMemory: number;
	readonly asked: readonly Asked[];
}

/** Questions of each kind that are asked before the measurement, so that the code is compiled. */
const WARM = 5;

const [catalogue = "", file = ""] = process.argv.slice(2);
// Like the command line.
enableCompileCache();
const { openEmbedded } = await import("../src/index.ts");
const index = openEmbedded(catalogue);
await index.search({});
const start = performance.now();
const { user, system } = process.cpuUsage();
const memory = process.memoryUsage.rss() / MEGABYTE;
const questions = JSON.parse(readFileSync(file, "utf8")) as readonly Question[];
await warm(questions);
const asked: Asked[] = [];
for (const { kind, query, id } of questions) {
	const started = performance.now();
	let rows: number | undefined;
	const onRows = (): void => void (rows = performance.now() - started);
	const { cpu, wall, result } = await costOf(async () =>
		id === undefined ? (await index.search(query, { onRows })).total : (await index.get(id)) ? 1 : 0,
	);
	asked.push({ kind, cpu, wall, ...(rows !== undefined && { rows }), total: result });
}
await index.close();
const mostMemory = (process.resourceUsage().maxRSS * 1024) / MEGABYTE;
const searched: Searched = { start, startCpu: (user + system) / 1000, memory, mostMemory, asked };
console.log(JSON.stringify(searched));

/** Asks some questions of each kind. */
async function warm(all: readonly Question[]): Promise<void> {
	const kinds = Map.groupBy(all, ({ kind }) => kind);
	for (const some of kinds.values()) for (const { query } of some.slice(-WARM)) await index.search(query);
}
