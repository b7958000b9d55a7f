import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Kit, type NodeProcess, startNode } from "./node.ts";

export interface ClusterOptions {
	readonly kit: Kit;
	/** The number of nodes; 3 by default. */
	readonly nodes?: number;
	/** HTTP port of the first node; the others follow. For each other, nodes use ports that are higher by 50. */
	readonly port: number;
	/** The folder for their data, a subfolder each. */
	readonly folder: string;
	/** Java heap of each node; 512m by default. */
	readonly heap?: string;
	/** Whether the nodes are to run for long, as those that are measured. */
	readonly longRunning?: boolean;
}

/** Nodes of one cluster on this machine, numbered from 1. */
export interface Cluster {
	/** A URL for each node, whether it runs or not. */
	readonly urls: readonly string[];
	/** Whether each node runs. */
	alive(): readonly boolean[];
	/** Starts a stopped node, which takes a while to join. */
	start(node: number): void;
	/** Stops a node and waits until it has exited: `SIGKILL` simulates a power cut. */
	stop(node: number, signal: "SIGTERM" | "SIGKILL"): Promise<void>;
	/** Starts all stopped nodes, and waits until all have joined and every copy is complete. */
	whole(): Promise<void>;
	/** Stops all nodes. */
	close(): Promise<void>;
}

/** Milliseconds for a cluster to recover before a node is restarted, and the maximum number of restarts. */
const [PATIENCE, RESTARTS] = [30_000, 5];

/** Starts a cluster and waits until it is complete. Rejects if a port is in use, or a node exits. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
	const count = options.nodes ?? 3;
	const numbers = Array.from({ length: count }, (_, at) => at + 1);
	for (const number of numbers) await portsAreFree(portsOf(options.port, number));
	const nodes = new Map<number, NodeProcess>();
	const urls = numbers.map((number) => `http://127.0.0.1:${portsOf(options.port, number)[0]}`);
	const start = (number: number): void => {
		if (!numbers.includes(number)) throw new Error(`There is no node ${number}; there are nodes 1 to ${count}.`);
		if (nodes.get(number)?.alive) return;
		nodes.set(number, startNode(nodeOptions(options, numbers, number)));
	};
	const cluster: Cluster = {
		urls,
		alive: () => numbers.map((number) => nodes.get(number)?.alive ?? false),
		start,
		stop: async (number, signal) => nodes.get(number)?.stop(signal),
		async whole() {
			for (let restarts = 0; ; restarts++) {
				await startInTurn(numbers, nodes, start);
				if (await isGreen(urls, count)) return;
				if (restarts === RESTARTS)
					throw new Error(`The cluster did not become whole; see node.log in ${options.folder}.`);
				await nodes.get(await hangingSource(urls))?.stop("SIGKILL");
			}
		},
		close: async () => void (await Promise.all([...nodes.values()].map((node) => node.stop("SIGTERM")))),
	};
	try {
		await cluster.whole();
		return cluster;
	} catch (error) {
		await cluster.close();
		throw error;
	}
}

function nodeOptions(
	{ kit, folder, heap, longRunning = false, port }: ClusterOptions,
	numbers: readonly number[],
	number: number,
) {
	const [http, transport] = portsOf(port, number);
	const settings = {
		"node.name": `n${number}`,
		"cluster.name": `vitrine-test-${port}`,
		"http.port": String(http),
		"transport.port": String(transport),
		"discovery.seed_hosts": numbers.map((each) => `127.0.0.1:${portsOf(port, each)[1]}`).join(),
		"cluster.initial_cluster_manager_nodes": numbers.map((each) => `n${each}`).join(),
		// Tests do not depend on disk space, and automatically created indices would hide mistakes.
		"cluster.routing.allocation.disk.threshold_enabled": "false",
		"action.auto_create_index": "false",
	};
	return { kit, home: join(folder, `n${number}`), settings, longRunning, ...(heap !== undefined && { heap }) };
}

const portsOf = (first: number, number: number): readonly [http: number, transport: number] => [
	first + number - 1,
	first + number + 49,
];

async function portsAreFree(ports: readonly number[]): Promise<void> {
	for (const port of ports)
		if (await answers(port)) throw new Error(`Port ${port} is in use; choose another with --port.`);
}

function answers(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
		socket.on("connect", () => socket.destroy());
	});
}

/**
 * Starts stopped nodes: first as many as can elect a manager, then one at a time. Two that join during an election may lose
 * their connections to each other, and a copy from one to the other then never finishes.
 */
async function startInTurn(
	numbers: readonly number[],
	nodes: ReadonlyMap<number, NodeProcess>,
	start: (number: number) => void,
): Promise<void> {
	const runs = (number: number): boolean => nodes.get(number)?.alive ?? false;
	const started = (): Promise<unknown> => Promise.all([...nodes.values()].map((node) => node.alive && node.started()));
	for (const number of numbers) {
		if (runs(number)) continue;
		start(number);
		if (numbers.filter(runs).length > numbers.length / 2) await started();
	}
	// Before a node has started, the others may not have noticed that its predecessor is gone.
	await started();
}

/** Waits until each node sees all nodes and every copy. Returns false if that takes too long. */
async function isGreen(urls: readonly string[], nodes: number): Promise<boolean> {
	const end = Date.now() + PATIENCE;
	const path = `/_cluster/health?wait_for_status=green&wait_for_nodes=${nodes}&timeout=5s`;
	for (const url of urls)
		while ((await answered(url + path)) === undefined) {
			if (Date.now() > end) return false;
			await setTimeout(200);
		}
	return true;
}

/**
 * The number of the node that is the source of a pending copy; 0 if there is none. A node that lost another one during
 * a copy may wait for it without end, and so do later copies. A restart ends that.
 */
async function hangingSource(urls: readonly string[]): Promise<number> {
	for (const url of urls) {
		const recoveries = await answered(`${url}/_cat/recovery?active_only=true&format=json&h=source_node`);
		const name = (JSON.parse(recoveries ?? "[]") as { readonly source_node: string }[])[0]?.source_node;
		if (name !== undefined) return Number(/^n(\d+)$/.exec(name)?.[1] ?? 0);
	}
	return 0;
}

/** The answer of a node; undefined if there is none, or an error. */
async function answered(url: string): Promise<string | undefined> {
	const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
	const text = await answer?.text().catch(() => undefined);
	return answer?.ok ? text : undefined;
}
