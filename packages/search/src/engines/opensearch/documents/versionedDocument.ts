import type { ClusterClient } from "../client/clusterClient.ts";
import { stateIndexName } from "./indices.ts";

/** A document and its version, which must be unchanged for it to be replaced. */
export interface VersionedDocument<T> {
	readonly document: T;
	readonly version: DocumentVersion;
}

export interface DocumentVersion {
	readonly if_seq_no: number;
	readonly if_primary_term: number;
}

interface WriteResponse {
	readonly _seq_no: number;
	readonly _primary_term: number;
}

interface ReadResponse<T> extends WriteResponse {
	readonly _source: T;
}

/** Milliseconds in which the cluster may move a shard. */
const RETRY_FOR_MS = 60_000;

/** A document of the state index; undefined if it is missing. */
export async function readDocument<T>(client: ClusterClient, id: string): Promise<VersionedDocument<T> | undefined> {
	const path = `/${stateIndexName(client)}/_doc/${id}`;
	const { status, body } = await client.send<ReadResponse<T>>({ method: "GET", path, accepts: [404] });
	if (status === 404) return undefined;
	const { _source: document } = body;
	return { document, version: versionOf(body) };
}

/** Replaces a document of this version, or creates it; returns undefined if another writer came first. */
export async function replaceDocument(
	client: ClusterClient,
	id: string,
	document: object,
	version: DocumentVersion | undefined,
): Promise<DocumentVersion | undefined> {
	const { status, body } = await client.send<WriteResponse>({
		method: "PUT",
		path: `/${stateIndexName(client)}/_doc/${id}`,
		query: { timeout: "10s", ...(version ?? { op_type: "create" }) },
		body: document,
		accepts: [409],
		retryFor: RETRY_FOR_MS,
	});
	return status === 409 ? undefined : versionOf(body);
}

const versionOf = ({ _seq_no, _primary_term }: WriteResponse): DocumentVersion => ({
	if_seq_no: _seq_no,
	if_primary_term: _primary_term,
});
