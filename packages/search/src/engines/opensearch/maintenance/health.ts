import type { Health, HealthProblem } from "../../../api/maintenance.ts";
import { ClusterClient } from "../client/clusterClient.ts";
import { runSearch } from "../client/search.ts";
import { checkedVersion, type NodeInfo } from "../client/serverVersion.ts";
import { currentState } from "../documents/stateDocument.ts";
import { findProblems, type IndexProblems } from "./indexProblems.ts";
import { problemOfError } from "./problem.ts";

/** Milliseconds for each request of a health check. */
export const HEALTH_TIMEOUT_MS = 2000;

/** The health of the cluster and of the index. Never throws. */
export async function clusterHealth(client: ClusterClient): Promise<Health> {
	const checks = await Promise.all(client.settings.nodes.map((node) => checkNode(client, node)));
	const nodeProblems = checks.flatMap(({ problem }) => problem ?? []);
	const answering = checks.filter(({ version }) => version !== undefined);
	const [first] = answering;
	if (first === undefined) return { state: "down", engine: "opensearch", problems: nodeProblems };
	const nodes = answering.map(({ node }) => node);
	const { fatal, other } = await withClient(client, nodes, checkIndex);
	const problems = [...fatal, ...other, ...nodeProblems];
	const state = fatal.length > 0 ? "down" : problems.length > 0 ? "degraded" : "ready";
	return { state, engine: `opensearch ${first.version}`, problems };
}

interface NodeCheck {
	readonly node: string;
	/** Its version, if it answers and is supported. */
	readonly version?: string;
	readonly problem?: HealthProblem;
}

function checkNode(client: ClusterClient, node: string): Promise<NodeCheck> {
	return withClient(client, [node], async (alone) => {
		try {
			const { version } = await alone.json<NodeInfo>({ method: "GET", path: "/", retryFor: 0 });
			return { node, version: checkedVersion([node], version) };
		} catch (error) {
			return { node, problem: problemOfError(error, node) };
		}
	});
}

/** Runs something with a client of some nodes that gives up soon. */
async function withClient<T>(
	{ settings }: ClusterClient,
	nodes: readonly string[],
	work: (client: ClusterClient) => Promise<T>,
): Promise<T> {
	const client = new ClusterClient({ ...settings, nodes, timeout: HEALTH_TIMEOUT_MS, onNotice: () => undefined });
	try {
		return await work(client);
	} finally {
		await client.close();
	}
}

async function checkIndex(client: ClusterClient): Promise<IndexProblems> {
	const { name } = client.settings;
	try {
		if ((await currentState(client)) === undefined) return { fatal: [], other: [] };
	} catch (error) {
		return { fatal: [problemOfError(error, name)], other: [] };
	}
	try {
		return await findProblems(client);
	} catch (error) {
		// What may not be asked, or not now, does not make the index down while it answers searches.
		const [problem, isAnswering] = [problemOfError(error, name), await answersSearches(client)];
		return isAnswering ? { fatal: [], other: [problem] } : { fatal: [problem], other: [] };
	}
}

/** Whether a copy of every shard can be searched, which is unknown without a cluster manager. */
const answersSearches = (client: ClusterClient): Promise<boolean> =>
	runSearch(client, { size: 0, track_total_hits: false }).then(
		() => true,
		() => false,
	);
