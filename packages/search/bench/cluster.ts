// Measures a cluster: cluster.ts NODES FILE QUESTIONS [INDEX]. NODES are the URLs of all its nodes, which need no credentials.
// INDEX is filled if it is empty, and kept; without it, a new index is deleted in the end.
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { importSource } from "@vitrine/store";
import { openOpenSearch } from "../src/engines/opensearch/index.ts";
import { costOf, MEGABYTE } from "./cost.ts";
import { bytesOf, nodesClock, nodesUse, removeIndices } from "./nodes.ts";
import type { Kind, Question } from "./questions.ts";

/** Milliseconds of CPU time of this process and of all nodes, and of elapsed time. */
export interface ClusterCost {
	readonly client: number;
	readonly nodes: number;
	readonly wall: number;
}

export interface ClusterMeasured {
	readonly version: string;
	readonly nodes: number;
	readonly records: number;
	/** Absent if the index was filled before. */
	readonly imported?: ClusterCost;
	/** Megabytes on disk of the primary shards and of all copies, of heap, and of memory if known. */
	readonly disk: { readonly first: number; readonly all: number };
	readonly heap: number;
	readonly memory: number | undefined;
	readonly kinds: readonly ClusterKind[];
}

export interface ClusterKind {
	readonly kind: Kind;
	/** Elapsed milliseconds for each question. */
	readonly walls: readonly number[];
	/** Milliseconds of CPU time of the nodes for each question, if they run on this machine. */
	readonly cpus: readonly number[] | undefined;
	/** Milliseconds of CPU time for all questions, of the nodes and of this process. */
	readonly nodes: number;
	readonly client: number;
}

/** Milliseconds for which a node repeats the same statistics. */
const STALE = 1100;
/** Questions of each kind that are asked before the measurement. */
const WARM = 5;

const [urls = "", file = "", questionsFile = "", kept] = process.argv.slice(2);
const nodes = urls.split(",");
const [first = ""] = nodes;
const name = kept ?? `vitrine-bench-${process.pid}`;
/** Milliseconds for a request, so that slow ones are measured. */
const TIMEOUT_MS = 60_000;
const index = openOpenSearch({ nodes, name, timeout: TIMEOUT_MS, onNotice: (message) => console.error(message) });
try {
	console.log(JSON.stringify(await measured()));
} finally {
	await index.close();
	if (kept === undefined) await removeIndices(first, name);
}

async function measured(): Promise<ClusterMeasured> {
	const filled = (await index.count()) > 0 ? undefined : await costs(() => importSource(index, file));
	const disk = await bytesOf(first, name);
	const kinds = await asked(JSON.parse(readFileSync(questionsFile, "utf8")) as readonly Question[]);
	const use = await nodesUse(first);
	return {
		version: (await index.status()).engine,
		nodes: use.nodes,
		records: await index.count(),
		...(filled && { imported: filled.cost }),
		disk: { first: disk.first / MEGABYTE, all: disk.all / MEGABYTE },
		heap: use.heap / MEGABYTE,
		memory: use.memory === undefined ? undefined : use.memory / MEGABYTE,
		kinds,
	};
}

async function asked(questions: readonly Question[]): Promise<readonly ClusterKind[]> {
	const clock = await nodesClock(first);
	const kinds: ClusterKind[] = [];
	for (const [kind, some] of Map.groupBy(questions, (question) => question.kind)) {
		for (const question of some.slice(-WARM)) await ask(question);
		const walls: number[] = [];
		const cpus: number[] = [];
		const { cost } = await costs(async () => {
			for (const question of some) {
				const before = clock?.() ?? 0;
				walls.push((await costOf(() => ask(question))).wall);
				cpus.push((clock?.() ?? 0) - before);
			}
		});
		kinds.push({ kind, walls, cpus: clock && cpus, nodes: cost.nodes, client: cost.client });
	}
	return kinds;
}

function ask({ query, id }: Question): Promise<unknown> {
	return id === undefined ? index.search(query) : index.get(id);
}

async function costs<T>(work: () => Promise<T>): Promise<{ readonly cost: ClusterCost; readonly result: T }> {
	const before = await nodesUse(first);
	const { cpu, wall, result } = await costOf(work);
	await setTimeout(STALE);
	const after = await nodesUse(first);
	return { cost: { client: cpu, nodes: after.cpu - before.cpu, wall }, result };
}
