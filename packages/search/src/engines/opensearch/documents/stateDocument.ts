import type { SourceInfo } from "../../../api/source.ts";
import type { ClusterClient } from "../client/clusterClient.ts";
import { foreignIndex, otherCatalogueVersion } from "./errors.ts";
import { stateIndexName } from "./indices.ts";
import { APPLICATION, CATALOGUE_VERSION } from "./mapping.ts";
import { readDocument, type VersionedDocument } from "./versionedDocument.ts";

/** The state of the catalogue: one document. Replacing it commits an import. */
export interface StateDocument {
	readonly application: string;
	readonly version: number;
	/** Distinguishes catalogues with the same name. */
	readonly catalogue: string;
	/** The number of the last commit. */
	readonly generation: number;
	/** Records that readers see. */
	readonly total: number;
	readonly sources: readonly SourceInfo[];
	/** The commits of the last minutes, and the one before them. */
	readonly commits: readonly StoredCommit[];
	/** The writer of this version. */
	readonly writer: string;
}

interface StoredCommit {
	readonly generation: number;
	/** Milliseconds since 1970. */
	readonly at: number;
}

export const STATE_ID = "state";

/** The current state; undefined before the first import. Throws IndexError for another application or version. */
export async function currentState(client: ClusterClient): Promise<StateDocument | undefined> {
	const stored = await storedState(client);
	if (stored === undefined) await checkNames(client);
	else checkVersion(client, stored.document);
	return stored?.document;
}

/** The state of any version. Throws IndexError for another application. */
export async function storedState(client: ClusterClient): Promise<VersionedDocument<StateDocument> | undefined> {
	const stored = await readDocument<StateDocument>(client, STATE_ID);
	if (stored && stored.document.application !== APPLICATION)
		throw foreignIndex(client.settings, stateIndexName(client));
	return stored;
}

/** Throws IndexError if the state is of another version. */
export function checkVersion(client: ClusterClient, { version }: StateDocument): void {
	if (version !== CATALOGUE_VERSION) throw otherCatalogueVersion(client.settings, version, CATALOGUE_VERSION);
}

/** Throws IndexError if the names of the indices are used by another application. */
export async function checkNames(client: ClusterClient): Promise<void> {
	for (const [index, meta] of await indexMeta(client, [client.settings.name, stateIndexName(client)]))
		if (meta?.application !== APPLICATION) throw foreignIndex(client.settings, index);
}

interface IndexMeta {
	readonly application?: string;
	readonly version?: number;
}

type MappingResponse = Readonly<Record<string, { readonly mappings?: { readonly _meta?: IndexMeta } }>>;

/** The metadata of the existing indices with some names. */
export async function indexMeta(
	client: ClusterClient,
	names: readonly string[],
): Promise<readonly (readonly [index: string, meta: IndexMeta | undefined])[]> {
	const { body, status } = await client.send<MappingResponse>({
		method: "GET",
		path: `/${names.join(",")}/_mapping`,
		query: { ignore_unavailable: true },
		accepts: [404],
	});
	if (status === 404) return [];
	return Object.entries(body).map(([index, { mappings: { _meta: meta } = {} }]) => [index, meta]);
}

/** The generation that readers compare. */
export const generationOf = (state: StateDocument | undefined): string =>
	state ? `${state.catalogue}-${state.generation}` : "none";
