import type { ClusterClient } from "../client/clusterClient.ts";
import { unassignedShards } from "../client/errors.ts";

/** Milliseconds to wait for all copies. */
const WAIT_MS = 60_000;

interface IndicesHealth {
	readonly status: "green" | "yellow" | "red";
	readonly number_of_data_nodes: number;
}

/**
 * Waits until all copies of some indices have started: what is written before is on one node alone. If there are too few
 * nodes for all copies, the primary shards are enough.
 */
export async function waitForCopies(client: ClusterClient, indices: readonly string[]): Promise<void> {
	const { replicas, onNotice } = client.settings;
	const deadline = performance.now() + WAIT_MS;
	for (;;) {
		const { status, number_of_data_nodes } = await indicesHealth(client, indices);
		if (status === "green") return;
		const isOver = performance.now() > deadline;
		if (status === "yellow" && (isOver || number_of_data_nodes <= replicas))
			return onNotice(
				`Not every shard of ${indices.join(", ")} has all its copies: it is on fewer nodes than it should be`,
			);
		if (isOver) throw unassignedShards(indices);
	}
}

const indicesHealth = (client: ClusterClient, indices: readonly string[]): Promise<IndicesHealth> =>
	client.json<IndicesHealth>({
		method: "GET",
		path: `/_cluster/health/${indices.join(",")}`,
		query: { wait_for_status: "green", timeout: "2s" },
		accepts: [408],
		retryFor: WAIT_MS,
	});
