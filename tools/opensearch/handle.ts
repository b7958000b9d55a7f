/** Variables that `npm run test:cluster` sets for tests: the URLs of the nodes, and of the server that stops and starts them. */
export const CLUSTER_VARIABLE = "VITRINE_TEST_CLUSTER";
export const CONTROL_VARIABLE = "VITRINE_TEST_CLUSTER_CONTROL";

/** The cluster, as a test uses it. Nodes are numbered from 1. */
export interface ClusterHandle {
	/** A URL for each node. */
	readonly urls: readonly string[];
	/** Stops a node at once, like a power cut. */
	kill(node: number): Promise<void>;
	/** Stops a node as an operator does. */
	stop(node: number): Promise<void>;
	/** Starts a node; `whole` waits until it has joined. */
	start(node: number): Promise<void>;
	/** Starts all stopped nodes, and waits until all have joined and every copy is complete. */
	whole(): Promise<void>;
}

/** The cluster of this test run; undefined outside `npm run test:cluster`. */
export function clusterHandle(): ClusterHandle | undefined {
	const [urls, control] = [process.env[CLUSTER_VARIABLE], process.env[CONTROL_VARIABLE]];
	if (!urls || !control) return undefined;
	const order = async (command: string): Promise<void> => {
		const answer = await fetch(`${control}/${command}`, { method: "POST" });
		if (!answer.ok) throw new Error(await answer.text());
		await answer.body?.cancel();
	};
	return {
		urls: urls.split(","),
		kill: (node) => order(`kill/${node}`),
		stop: (node) => order(`stop/${node}`),
		start: (node) => order(`start/${node}`),
		whole: () => order("whole"),
	};
}
