import { IndexError } from "../../errors.ts";
import type { SourceInfo } from "../../shapes.ts";
import type { Cluster } from "./cluster.ts";
import { APPLICATION, VERSION } from "./mapping.ts";

/** What the catalogue says of itself: one document, whose change is what makes an import visible. */
export interface State {
	readonly application: string;
	readonly version: number;
	/** Tells this catalogue from another one of the same name. */
	readonly catalogue: string;
	/** The number of the last commit. */
	readonly generation: number;
	/** Records that readers see. */
	readonly total: number;
	readonly sources: readonly SourceInfo[];
	/** The commits of the last minutes, and the one before them. */
	readonly commits: readonly Commit[];
	/** Who wrote this. */
	readonly writer: string;
}

export interface Commit {
	readonly generation: number;
	/** Milliseconds since 1970. */
	readonly at: number;
}

/** A document, and what must still hold for it to be replaced. */
export interface Stored<T> {
	readonly document: T;
	readonly place: Place;
}

export interface Place {
	readonly if_seq_no: number;
	readonly if_primary_term: number;
}

export const stateName = (cluster: Cluster): string => `${cluster.settings.name}-state`;

/** The state as of now; undefined where nothing was ever imported. Throws IndexError where it is none of ours, or of another version. */
export async function currentState(cluster: Cluster): Promise<State | undefined> {
	const stored = await storedState(cluster);
	if (stored === undefined) await checkOwn(cluster);
	else checkVersion(cluster, stored.document);
	return stored?.document;
}

/** The state, of whichever version. Throws IndexError where it is none of ours. */
export async function storedState(cluster: Cluster): Promise<Stored<State> | undefined> {
	const stored = await storedDocument<State>(cluster, "state");
	if (stored && stored.document.application !== APPLICATION) throw foreign(cluster, stateName(cluster));
	return stored;
}

export function checkVersion(cluster: Cluster, { version }: State): void {
	if (version === VERSION) return;
	const { name, nodes } = cluster.settings;
	const message =
		`The index ${name} of OpenSearch at ${nodes.join(", ")} was made by another version of Vitrine: it is number ` +
		`${String(version)}, this version reads ${VERSION}. Run \`vitrine index rebuild\`, which files its records anew`;
	throw new IndexError("version", message);
}

/** Throws IndexError where the names are taken by something else. */
export async function checkOwn(cluster: Cluster): Promise<void> {
	for (const [index, meta] of await metaOf(cluster, [cluster.settings.name, stateName(cluster)]))
		if (meta?.application !== APPLICATION) throw foreign(cluster, index);
}

interface Meta {
	readonly application?: string;
	readonly version?: number;
}

/** What the indices behind names say they are; names without an index are left out. */
export async function metaOf(
	cluster: Cluster,
	names: readonly string[],
): Promise<readonly (readonly [index: string, meta: Meta | undefined])[]> {
	const { body, status } = await cluster.ask<
		Readonly<Record<string, { readonly mappings?: { readonly _meta?: Meta } }>>
	>({
		method: "GET",
		path: `/${names.join(",")}/_mapping`,
		query: { ignore_unavailable: true },
		takes: [404],
	});
	if (status === 404) return [];
	return Object.entries(body).map(([index, { mappings: { _meta: meta } = {} }]) => [index, meta]);
}

function foreign(cluster: Cluster, index: string): IndexError {
	const { name, nodes } = cluster.settings;
	const message =
		`The name ${name} belongs to something else in OpenSearch at ${nodes.join(", ")}: the index ${index} is no ` +
		"catalogue of Vitrine. Choose another name";
	return new IndexError("foreign", message);
}

interface Found<T> {
	readonly found?: boolean;
	readonly _source: T;
	readonly _seq_no: number;
	readonly _primary_term: number;
}

const placeIn = ({ _seq_no: if_seq_no, _primary_term: if_primary_term }: Omit<Found<unknown>, "_source">): Place => ({
	if_seq_no,
	if_primary_term,
});

/** A document of the index for the state; undefined where there is none. */
export async function storedDocument<T>(cluster: Cluster, id: string): Promise<Stored<T> | undefined> {
	const path = `/${stateName(cluster)}/_doc/${id}`;
	const { status, body } = await cluster.ask<Found<T>>({ method: "GET", path, takes: [404] });
	if (status === 404) return undefined;
	const { _source: document } = body;
	return { document, place: placeIn(body) };
}

/** Writes a document where it still stands as it was read, or not at all; undefined where another one came first. */
export async function replaceDocument(
	cluster: Cluster,
	id: string,
	document: object,
	place: Place | undefined,
): Promise<Place | undefined> {
	const { status, body } = await cluster.ask<Found<unknown>>({
		method: "PUT",
		path: `/${stateName(cluster)}/_doc/${id}`,
		query: { timeout: "10s", ...(place ?? { op_type: "create" }) },
		body: document,
		takes: [409],
		patience: PATIENCE,
	});
	return status === 409 ? undefined : placeIn(body);
}

/** Milliseconds in which the cluster may find a new place for a shard. */
const PATIENCE = 60_000;

/** The generation as readers compare it. */
export const generationOf = (state: State | undefined): string =>
	state ? `${state.catalogue}-${state.generation}` : "none";
