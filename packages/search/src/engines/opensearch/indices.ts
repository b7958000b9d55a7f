import { IndexError } from "../../errors.ts";
import type { Cluster } from "./cluster.ts";
import { recordsIndex, stateIndex } from "./mapping.ts";
import { stateName } from "./state.ts";

/** Milliseconds that copies of a new index are waited for. */
const PATIENCE = 60_000;

/** Makes the index for the state, where it is not there. */
export async function makeStateIndex(cluster: Cluster): Promise<void> {
	await make(cluster, stateName(cluster), stateIndex(cluster.settings));
}

/** Makes a new index for records, under the alias or apart from it; gives its name. */
export async function makeRecordsIndex(cluster: Cluster, hasAlias: boolean): Promise<string> {
	const { name } = cluster.settings;
	const index = `${recordsPrefix(cluster)}${Date.now().toString(36)}`;
	await make(cluster, index, { ...recordsIndex(cluster.settings), ...(hasAlias && { aliases: { [name]: {} } }) });
	return index;
}

const recordsPrefix = (cluster: Cluster): string => `${cluster.settings.name}-records-`;

async function make(cluster: Cluster, index: string, body: object): Promise<void> {
	const { status, body: answer } = await cluster.ask<{
		readonly error?: { readonly type?: string; readonly reason?: string };
	}>({
		method: "PUT",
		path: `/${index}`,
		body,
		takes: [400],
		timeout: Math.max(30_000, cluster.settings.timeout),
		patience: PATIENCE,
	});
	if (status === 400 && answer.error?.type !== "resource_already_exists_exception")
		throw new IndexError("foreign", `OpenSearch does not make the index ${index}: ${answer.error?.reason}`);
}

interface ClusterHealth {
	readonly status: "green" | "yellow" | "red";
	readonly number_of_data_nodes: number;
}

/**
 * Waits until every copy of these indices is there: what is written while a copy is still starting would live on one
 * node alone. Where there are too few nodes for all copies, one of each is enough.
 */
export async function waitForCopies(cluster: Cluster, indices: readonly string[]): Promise<void> {
	const { replicas, tell } = cluster.settings;
	const deadline = performance.now() + PATIENCE;
	for (;;) {
		const { status, number_of_data_nodes } = await healthOf(cluster, indices);
		if (status === "green") return;
		const isBoundToBeYellow = status === "yellow" && number_of_data_nodes <= replicas;
		if (isBoundToBeYellow || (status === "yellow" && performance.now() > deadline))
			return tell(
				`Not every shard of ${indices.join(", ")} has all its copies: it lives on fewer nodes than it should`,
			);
		if (performance.now() > deadline)
			throw new IndexError(
				"unavailable",
				`The shards of ${indices.join(", ")} have no place: look at GET _cluster/health`,
			);
	}
}

async function healthOf(cluster: Cluster, indices: readonly string[]): Promise<ClusterHealth> {
	return cluster.get<ClusterHealth>({
		method: "GET",
		path: `/_cluster/health/${indices.join(",")}`,
		query: { wait_for_status: "green", timeout: "2s" },
		takes: [408],
		patience: PATIENCE,
	});
}

/** The indices behind the alias. */
export async function aliased(cluster: Cluster): Promise<readonly string[]> {
	const path = `/_alias/${cluster.settings.name}`;
	const { status, body } = await cluster.ask<object>({ method: "GET", path, takes: [404] });
	return status === 404 ? [] : Object.keys(body);
}

/** Indices for records that are not behind the alias: a rebuild has left them. */
export async function orphans(cluster: Cluster): Promise<readonly string[]> {
	const path = `/${recordsPrefix(cluster)}*/_alias`;
	const body = await cluster.get<Readonly<Record<string, { readonly aliases: object }>>>({ method: "GET", path });
	return Object.entries(body)
		.filter(([, { aliases }]) => Object.keys(aliases).length === 0)
		.map(([index]) => index);
}

export async function removeIndex(cluster: Cluster, index: string): Promise<void> {
	await cluster.get({ method: "DELETE", path: `/${index}`, takes: [404], timeout: 30_000, patience: PATIENCE });
}

/** Lets the alias lead to another index, in one step. */
export async function swapAlias(cluster: Cluster, from: readonly string[], to: string): Promise<void> {
	const { name } = cluster.settings;
	const removals = from.map((index) => ({ remove: { index, alias: name } }));
	await cluster.get({
		method: "POST",
		path: "/_aliases",
		body: { actions: [...removals, { add: { index: to, alias: name } }] },
		timeout: Math.max(30_000, cluster.settings.timeout),
		patience: PATIENCE,
	});
}
