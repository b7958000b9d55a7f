/** What `npm run test:cluster` tells the tests: where the nodes are, and where they can be ended and started. */
export const CLUSTER_VARIABLE = "VITRINE_TEST_CLUSTER";
export const CONTROL_VARIABLE = "VITRINE_TEST_CLUSTER_CONTROL";

/** The cluster of the tests, seen from a test. Nodes are numbered from 1. */
export interface ClusterHandle {
	/** A URL for each node. */
	readonly urls: readonly string[];
	/** Ends a node at once, as a power cut does. */
	kill(node: number): Promise<void>;
	/** Ends a node as an operator does. */
	stop(node: number): Promise<void>;
	/** Starts a node; `whole` waits until it has joined. */
	start(node: number): Promise<void>;
	/** Starts whatever does not run and waits until every node has joined and every copy is there. */
	whole(): Promise<void>;
}

/** The cluster that this run of the tests has; undefined outside `npm run test:cluster`. */
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
