import type { ClusterClient } from "../client/clusterClient.ts";
import { stateIndexName } from "../documents/indices.ts";
import type { HealthProblem } from "../../../api/maintenance.ts";

/** Problems of an index. */
export interface IndexProblems {
	/** The index cannot answer because of these. */
	readonly fatal: readonly HealthProblem[];
	readonly other: readonly HealthProblem[];
}

/** Problems of shards and blocks. Throws IndexError if they cannot be determined. */
export async function findProblems(client: ClusterClient): Promise<IndexProblems> {
	const shards = await shardProblems(client);
	return { fatal: shards.fatal, other: [...shards.other, ...(await blockProblems(client))] };
}

interface ShardsHealth {
	readonly status: string;
	readonly unassigned_shards: number;
	readonly initializing_shards: number;
}

async function shardProblems(client: ClusterClient): Promise<IndexProblems> {
	const { name, nodes } = client.settings;
	const { status, unassigned_shards, initializing_shards } = await client.json<ShardsHealth>({
		method: "GET",
		path: `/_cluster/health/${name},${stateIndexName(client)}`,
		query: { timeout: "1s" },
		accepts: [408],
		retryFor: 0,
	});
	const copies = `${unassigned_shards} copies of shards have no node, ${initializing_shards} are starting`;
	const index = `The index ${name} at ${nodes.join(", ")}`;
	const red = {
		code: "red",
		subject: name,
		message: `${index} is red, so records are missing: ${copies}. Start the nodes that hold them`,
	};
	const yellow = {
		code: "yellow",
		subject: name,
		message: `${index} is yellow: ${copies}. Start the nodes that are missing, or add one`,
	};
	return { fatal: status === "red" ? [red] : [], other: status === "yellow" ? [yellow] : [] };
}

type BlocksResponse = Readonly<
	Record<string, { readonly settings: { readonly index?: { readonly blocks?: Readonly<Record<string, string>> } } }>
>;

/** The blocks of indices that cannot be written. */
async function blockProblems(client: ClusterClient): Promise<readonly HealthProblem[]> {
	const { name, nodes } = client.settings;
	const path = `/${name},${stateIndexName(client)}/_settings/index.blocks.*`;
	const response = await client.json<BlocksResponse>({ method: "GET", path, retryFor: 0 });
	return Object.entries(response).flatMap(([index, { settings }]) => {
		const blocks = Object.entries(settings.index?.blocks ?? {}).filter(([, value]) => value === "true");
		return blocks.map(([block]) => ({
			code: `index.blocks.${block}`,
			subject: index,
			message:
				`The index ${index} at ${nodes.join(", ")} has index.blocks.${block}: nothing can be imported. OpenSearch sets it ` +
				"above the flood-stage disk watermark of a node: free some space there, then remove the block",
		}));
	});
}
