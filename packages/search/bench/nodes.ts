import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The resources that all nodes of a cluster use together. */
export interface NodesUse {
	/** Milliseconds of CPU time since they started. */
	readonly cpu: number;
	/** Bytes of heap in use. */
	readonly heap: number;
	/** Bytes of memory of their processes; undefined unless all run on this machine. */
	readonly memory: number | undefined;
	readonly nodes: number;
}

interface Stats {
	readonly nodes: Readonly<
		Record<
			string,
			{
				readonly process: { readonly cpu: { readonly total_in_millis: number } };
				readonly jvm: { readonly mem: { readonly heap_used_in_bytes: number } };
			}
		>
	>;
}

interface Infos {
	readonly nodes: Readonly<Record<string, { readonly process: { readonly id: number } }>>;
}

/** Reads the statistics of all nodes from one. */
export async function nodesUse(node: string): Promise<NodesUse> {
	const stats = Object.values((await json<Stats>(`${node}/_nodes/stats/process,jvm`)).nodes);
	const infos = Object.values((await json<Infos>(`${node}/_nodes/process`)).nodes);
	const memories = infos.map(({ process }) => memoryOf(process.id));
	return {
		cpu: sum(stats.map(({ process }) => process.cpu.total_in_millis)),
		heap: sum(stats.map(({ jvm }) => jvm.mem.heap_used_in_bytes)),
		memory: memories.every((bytes) => bytes !== undefined) ? sum(memories) : undefined,
		nodes: stats.length,
	};
}

/** Reads the CPU time of all nodes in milliseconds, to the microsecond; undefined unless all run on this machine, under Linux. */
export async function nodesClock(node: string): Promise<(() => number) | undefined> {
	const infos = Object.values((await json<Infos>(`${node}/_nodes/process`)).nodes);
	const folders = infos.map(({ process }) => `/proc/${process.id}/task`);
	if (!folders.every((folder) => existsSync(`${folder}/../schedstat`))) return undefined;
	return () =>
		sum(folders.flatMap((folder) => readdirSync(folder).map((thread) => timeOf(`${folder}/${thread}/schedstat`))));
}

/** Milliseconds that a thread has run; 0 if it has ended. */
function timeOf(file: string): number {
	try {
		return Number(/^\d+/.exec(readFileSync(file, "utf8"))?.[0] ?? 0) / 1e6;
	} catch {
		return 0;
	}
}

/** Bytes on disk of all indices with a prefix: of the primary shards, and of all copies. */
export async function bytesOf(node: string, name: string): Promise<{ readonly first: number; readonly all: number }> {
	await json(`${node}/${name}-*/_refresh`, "POST");
	const path = `${node}/_cat/indices/${name}-*?format=json&bytes=b&h=pri.store.size,store.size`;
	const indices = await json<readonly Readonly<Record<string, string>>[]>(path);
	return {
		first: sum(indices.map((index) => Number(index["pri.store.size"]))),
		all: sum(indices.map((index) => Number(index["store.size"]))),
	};
}

/** Deletes all indices with a prefix. */
export async function removeIndices(node: string, name: string): Promise<void> {
	const indices = await json<readonly { readonly index: string }[]>(
		`${node}/_cat/indices/${name}-*?format=json&h=index`,
	);
	for (const { index } of indices) await json(`${node}/${index}`, "DELETE");
}

async function json<T>(address: string, method = "GET"): Promise<T> {
	const answer = await fetch(address, { method });
	if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`);
	return (await answer.json()) as T;
}

/** Bytes of memory of a process on this machine. */
function memoryOf(pid: number): number | undefined {
	const file = `/proc/${pid}/status`;
	if (!existsSync(file)) return undefined;
	const held = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, "utf8"))?.[1];
	return held === undefined ? undefined : Number(held) * 1024;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
