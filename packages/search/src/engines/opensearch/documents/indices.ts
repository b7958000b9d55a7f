import type { ClusterClient } from "../client/clusterClient.ts";
import { rejectedIndex } from "../client/errors.ts";
import { recordsIndex, stateIndex } from "./mapping.ts";

/** Milliseconds to wait for changes of indices. */
const RETRY_FOR_MS = 60_000;
const TIMEOUT_MS = 30_000;

/** The index with the state document and the write lease. */
export const stateIndexName = (client: ClusterClient): string => `${client.settings.name}-state`;

const recordsPrefix = (client: ClusterClient): string => `${client.settings.name}-records-`;

/** Creates the index for the state, if it is missing. */
export async function createStateIndex(client: ClusterClient): Promise<void> {
	await create(client, stateIndexName(client), stateIndex(client.settings));
}

/** Creates a new index for records, with or without the alias; returns its name. */
export async function createRecordsIndex(client: ClusterClient, hasAlias: boolean): Promise<string> {
	const { name } = client.settings;
	const index = `${recordsPrefix(client)}${Date.now().toString(36)}`;
	await create(client, index, { ...recordsIndex(client.settings), ...(hasAlias && { aliases: { [name]: {} } }) });
	return index;
}

interface CreateResponse {
	readonly error?: { readonly type?: string; readonly reason?: string };
}

async function create(client: ClusterClient, index: string, body: object): Promise<void> {
	const { status, body: response } = await client.send<CreateResponse>({
		method: "PUT",
		path: `/${index}`,
		body,
		accepts: [400],
		timeout: Math.max(TIMEOUT_MS, client.settings.timeout),
		retryFor: RETRY_FOR_MS,
	});
	if (status === 400 && response.error?.type !== "resource_already_exists_exception")
		throw rejectedIndex(index, response.error?.reason);
}

/** The indices of the alias. */
export async function aliasedIndices(client: ClusterClient): Promise<readonly string[]> {
	const path = `/_alias/${client.settings.name}`;
	const { status, body } = await client.send<object>({ method: "GET", path, accepts: [404] });
	return status === 404 ? [] : Object.keys(body);
}

/** Indices for records without the alias, which an interrupted rebuild has left. */
export async function orphanedIndices(client: ClusterClient): Promise<readonly string[]> {
	const path = `/${recordsPrefix(client)}*/_alias`;
	const body = await client.json<Readonly<Record<string, { readonly aliases: object }>>>({ method: "GET", path });
	return Object.entries(body)
		.filter(([, { aliases }]) => Object.keys(aliases).length === 0)
		.map(([index]) => index);
}

export async function deleteIndex(client: ClusterClient, index: string): Promise<void> {
	const path = `/${index}`;
	await client.json({ method: "DELETE", path, accepts: [404], timeout: TIMEOUT_MS, retryFor: RETRY_FOR_MS });
}

/** Moves the alias to another index in one step. */
export async function moveAlias(client: ClusterClient, from: readonly string[], to: string): Promise<void> {
	const { name: alias, timeout } = client.settings;
	const removals = from.map((index) => ({ remove: { index, alias } }));
	await client.json({
		method: "POST",
		path: "/_aliases",
		body: { actions: [...removals, { add: { index: to, alias } }] },
		timeout: Math.max(TIMEOUT_MS, timeout),
		retryFor: RETRY_FOR_MS,
	});
}
