import { IndexError } from "../../../errors.ts";
import type { Health } from "../../../upkeep.ts";
import { found } from "../asking.ts";
import { Cluster } from "../cluster.ts";
import { checkedVersion, type Root } from "../server.ts";
import { currentState, stateName } from "../state.ts";

/** Milliseconds in which health must answer what it asks. */
export const PATIENCE = 2000;

/** How the cluster and the index on it stand. Never throws. */
export async function healthOf(cluster: Cluster): Promise<Health> {
	const { nodes } = cluster.settings;
	const roots = await Promise.all(nodes.map((node) => rootOf(cluster, node)));
	const away = roots.flatMap(({ problem }) => problem ?? []);
	const version = roots.find(({ number }) => number !== undefined)?.number;
	const engine = version === undefined ? "opensearch" : `opensearch ${version}`;
	if (version === undefined) return { state: "down", engine, ...listed(away) };
	const { lasting, serious } = await problemsOf(hurried(cluster, roots));
	const problems = [...serious, ...lasting, ...away];
	return { state: serious.length > 0 ? "down" : problems.length > 0 ? "hurt" : "ready", engine, ...listed(problems) };
}

interface Problem {
	/** What is wrong and with what; without counts and other words that change from one look to the next. */
	readonly code: string;
	readonly message: string;
}

const problemOf = (error: unknown, where: string): Problem => ({
	code: `${error instanceof IndexError ? error.fault : "unavailable"} ${where}`,
	message: (error as Error).message,
});

const listed = (problems: readonly Problem[]): Required<Pick<Health, "problems" | "codes">> => ({
	problems: problems.map(({ message }) => message),
	codes: problems.map(({ code }) => code),
});

interface NodeRoot {
	readonly node: string;
	/** The version it has, where it answers and is one that can be used. */
	readonly number?: string;
	readonly problem?: Problem;
}

/** What one node says of itself. */
async function rootOf({ settings }: Cluster, node: string): Promise<NodeRoot> {
	const alone = new Cluster({ ...settings, nodes: [node], timeout: PATIENCE, tell: () => undefined });
	try {
		const { version } = await alone.get<Root>({ method: "GET", path: "/", patience: 0 });
		return { node, number: checkedVersion([node], version) };
	} catch (error) {
		return { node, problem: problemOf(error, node) };
	} finally {
		await alone.close();
	}
}

/** The cluster through nodes that answer, with little patience. */
function hurried({ settings }: Cluster, roots: readonly NodeRoot[]): Cluster {
	const nodes = roots.filter(({ number }) => number !== undefined).map(({ node }) => node);
	return new Cluster({ ...settings, nodes, timeout: PATIENCE, tell: () => undefined });
}

interface Problems {
	/** It cannot answer because of these. */
	readonly serious: readonly Problem[];
	readonly lasting: readonly Problem[];
}

async function problemsOf(cluster: Cluster): Promise<Problems> {
	const { name } = cluster.settings;
	try {
		if ((await currentState(cluster)) === undefined) return { serious: [], lasting: [] };
	} catch (error) {
		await cluster.close();
		return { serious: [problemOf(error, name)], lasting: [] };
	}
	try {
		const [copies, blocks] = [await copyProblems(cluster), await blockProblems(cluster)];
		return { serious: copies.serious, lasting: [...copies.lasting, ...blocks] };
	} catch (error) {
		// Where it answers readers, what may not be asked, or not just now, is no reason to call it down.
		const [problem, isAnswering] = [problemOf(error, name), await answersReaders(cluster)];
		return isAnswering ? { serious: [], lasting: [problem] } : { serious: [problem], lasting: [] };
	} finally {
		await cluster.close();
	}
}

/** Without a cluster manager nobody knows how the copies stand; a search finds out whether one is left. */
const answersReaders = (cluster: Cluster): Promise<boolean> =>
	found(cluster, { size: 0, track_total_hits: false }).then(
		() => true,
		() => false,
	);

interface ShardsHealth {
	readonly status: string;
	readonly unassigned_shards: number;
	readonly initializing_shards: number;
}

async function copyProblems(cluster: Cluster): Promise<Problems> {
	const { name, nodes } = cluster.settings;
	const path = `/_cluster/health/${name},${stateName(cluster)}`;
	const health = await cluster.get<ShardsHealth>({
		method: "GET",
		path,
		query: { timeout: "1s" },
		takes: [408],
		patience: 0,
	});
	const copies = `${health.unassigned_shards} copies of shards have no node, ${health.initializing_shards} are starting`;
	const where = `The index ${name} at ${nodes.join(", ")}`;
	const red = {
		code: `red ${name}`,
		message: `${where} is red, so records are missing: ${copies}. Start the nodes that hold them`,
	};
	const yellow = {
		code: `yellow ${name}`,
		message: `${where} is yellow: ${copies}. Start the nodes that are missing, or add one`,
	};
	return { serious: health.status === "red" ? [red] : [], lasting: health.status === "yellow" ? [yellow] : [] };
}

type Blocks = Readonly<
	Record<string, { readonly settings: { readonly index?: { readonly blocks?: Readonly<Record<string, string>> } } }>
>;

/** Indices that may not be written. */
async function blockProblems(cluster: Cluster): Promise<readonly Problem[]> {
	const { name, nodes } = cluster.settings;
	const path = `/${name},${stateName(cluster)}/_settings/index.blocks.*`;
	const found = await cluster.get<Blocks>({ method: "GET", path, patience: 0 });
	return Object.entries(found).flatMap(([index, { settings }]) => {
		const blocks = Object.entries(settings.index?.blocks ?? {}).filter(([, value]) => value === "true");
		return blocks.map(([block]) => ({
			code: `index.blocks.${block} ${index}`,
			message:
				`The index ${index} at ${nodes.join(", ")} has index.blocks.${block}: nothing can be imported. OpenSearch sets it ` +
				"past the flood-stage disk watermark of a node: make room there, then take the block off",
		}));
	});
}
