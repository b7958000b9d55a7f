import { randomUUID } from "node:crypto";
import { IndexError } from "../../errors.ts";
import type { SourceInfo } from "../../shapes.ts";
import { found, PATIENT, refresh, scanned } from "./asking.ts";
import { type Write, writeAll } from "./bulk.ts";
import { all, between, type Clause, has, visible } from "./clauses.ts";
import type { Cluster } from "./cluster.ts";
import { aliased, makeRecordsIndex, makeStateIndex, waitForCopies } from "./indices.ts";
import { type Lease, takeLease } from "./lease.ts";
import { APPLICATION, VERSION } from "./mapping.ts";
import { ALIVE } from "./row.ts";
import {
	checkOwn,
	checkVersion,
	currentState,
	metaOf,
	replaceDocument,
	type State,
	stateName,
	type Stored,
	storedState,
} from "./state.ts";

/**
 * The right to change the catalogue, and how it stands. Rows are written for a commit to come, which readers do not ask
 * for; the commit itself is one document that is replaced. Whoever dies before that has changed nothing.
 */
export class Writing {
	readonly cluster: Cluster;
	readonly lease: Lease;
	#stored: Stored<State>;

	constructor(cluster: Cluster, lease: Lease, stored: Stored<State>) {
		this.cluster = cluster;
		this.lease = lease;
		this.#stored = stored;
	}

	get state(): State {
		return this.#stored.document;
	}

	/** The commit to come. */
	get next(): number {
		return this.state.generation + 1;
	}

	async write(writes: readonly Write[]): Promise<void> {
		if (writes.length === 0) return;
		await this.lease.hold();
		await writeAll(this.cluster, this.cluster.settings.name, writes);
	}

	async refresh(): Promise<void> {
		await refresh(this.cluster, this.cluster.settings.name);
	}

	/** Has the commit to come take out rows that readers see. */
	async markGone(keys: readonly string[]): Promise<void> {
		await this.write(keys.map((key) => ({ kind: "update", key, body: { until: this.next } })));
	}

	/** Shows what was written, all at once; `sources` says what becomes of the list of sources. */
	async commit(sources: (before: readonly SourceInfo[]) => readonly SourceInfo[]): Promise<void> {
		await this.refresh();
		const { total, bySource } = await counted(this.cluster, this.next);
		const counts = sources(this.state.sources).map((source) =>
			Object.assign({}, source, { records: bySource.get(source.id) ?? 0 }),
		);
		const at = Date.now();
		await this.replaceState({
			generation: this.next,
			total,
			sources: counts,
			commits: [...recent(this.state, at), { generation: this.next, at }],
		});
	}

	/** Changes the state. Throws IndexError where another writer came first. */
	async replaceState(change: Partial<State>): Promise<void> {
		await this.lease.hold();
		const document: State = { ...this.state, ...change, writer: randomUUID() };
		const place = await replaceDocument(this.cluster, "state", document, this.#stored.place);
		if (place) this.#stored = { document, place };
		else this.#stored = await ownState(this.cluster, document);
	}

	async end(): Promise<void> {
		await this.lease.release();
	}
}

/** Milliseconds after which nobody reads what a commit took out: far more than any search takes. */
const GRACE = 300_000;

/** The last commit that nobody reads the past of any more, and those after it. */
function recent({ commits }: State, now: number): State["commits"] {
	const isOld = commits.map(({ at }) => at <= now - GRACE);
	return commits.slice(Math.max(0, isOld.lastIndexOf(true)));
}

/** The last commit that nobody reads the past of any more; 0 where there is none. */
export function forgotten(state: State): number {
	const now = Date.now();
	const [oldest] = recent(state, now);
	return oldest && oldest.at <= now - GRACE ? oldest.generation : 0;
}

/** Where two writers met, the answer to one that came through may have been lost. */
async function ownState(cluster: Cluster, document: State): Promise<Stored<State>> {
	const stored = await storedState(cluster);
	if (stored?.document.writer === document.writer) return stored;
	const { name, nodes } = cluster.settings;
	const message = `The index ${name} of OpenSearch at ${nodes.join(", ")} was changed by another writer meanwhile: try again`;
	throw new IndexError("busy", message);
}

/** Waits for the right to write, and makes the indices where there are none; `versions` says which may be there. */
export async function openWriting(cluster: Cluster, versions: "own" | "any" = "own"): Promise<Writing> {
	const before = await (versions === "own" ? currentState(cluster) : storedState(cluster));
	if (before === undefined) {
		await checkOwn(cluster);
		await makeStateIndex(cluster);
	}
	const lease = await takeLease(cluster);
	try {
		const stored = (await storedState(cluster)) ?? (await newState(cluster));
		if (versions === "own") checkVersion(cluster, stored.document);
		if ((await aliased(cluster)).length === 0) throw halfThere(cluster, `its alias leads to no index`);
		return new Writing(cluster, lease, stored);
	} catch (error) {
		await lease.release();
		throw error;
	}
}

async function newState(cluster: Cluster): Promise<Stored<State>> {
	const { name } = cluster.settings;
	const isThere = (await metaOf(cluster, [name])).length > 0;
	if (!isThere) await makeRecordsIndex(cluster, true);
	await waitForCopies(cluster, [name, stateName(cluster)]);
	await refresh(cluster, name);
	if (isThere && (await found(cluster, { size: 1, _source: false }, PATIENT)).hits.hits.length > 0)
		throw halfThere(cluster, `the index ${stateName(cluster)} has lost its document`);
	const document: State = {
		application: APPLICATION,
		version: VERSION,
		catalogue: randomUUID(),
		generation: 0,
		total: 0,
		sources: [],
		commits: [],
		writer: randomUUID(),
	};
	const place = await replaceDocument(cluster, "state", document, undefined);
	return place ? { document, place } : ownState(cluster, document);
}

function halfThere({ settings }: Cluster, what: string): IndexError {
	const { name, nodes } = settings;
	const message =
		`The index ${name} of OpenSearch at ${nodes.join(", ")} is only half there: ${what}. Restore ${name}-records-* and ` +
		`${name}-state from a snapshot, or delete both and import again`;
	return new IndexError("corrupt", message);
}

/**
 * Takes away what others left: marks and rows of a commit that never came, except rows that `source` can go on from, and
 * rows that went out so long ago that nobody reads them. Says whether there is something to go on from.
 */
export async function tidied(writing: Writing, source?: string): Promise<boolean> {
	const { state, next } = writing;
	await writing.refresh();
	const marked = all([visible(state.generation), between("until", { lt: ALIVE })]);
	await each(writing, marked, (key) => ({ kind: "update", key, body: { until: ALIVE } }));
	const staged = between("from", { gte: next });
	const others: Clause =
		source === undefined ? staged : { bool: { filter: [staged], must_not: [has("source", source)] } };
	await each(writing, others, (key) => ({ kind: "delete", key }));
	await each(writing, between("until", { lte: forgotten(state) }), (key) => ({ kind: "delete", key }));
	await writing.refresh();
	if (source === undefined) return false;
	return (await found(writing.cluster, { size: 1, query: staged, _source: false }, PATIENT)).hits.hits.length > 0;
}

/** Writes something for every row that a clause finds. */
async function each(writing: Writing, query: Clause, write: (key: string) => Write): Promise<void> {
	for await (const rows of scanned(writing.cluster, query, ["from"]))
		await writing.write(rows.map(({ _id }) => write(_id)));
}

/** The records that a commit shows, in all and by source. */
export async function counted(
	cluster: Cluster,
	generation: number,
): Promise<{ readonly total: number; readonly bySource: ReadonlyMap<string, number> }> {
	const { hits, aggregations } = await found(
		cluster,
		{
			size: 0,
			track_total_hits: true,
			query: visible(generation),
			aggregations: { sources: { terms: { field: "source", size: MOST_SOURCES } } },
		},
		PATIENT,
	);
	const { buckets } = aggregations!["sources"] as { buckets: readonly { key: string; doc_count: number }[] };
	return { total: hits.total!.value, bySource: new Map(buckets.map(({ key, doc_count }) => [key, doc_count])) };
}

const MOST_SOURCES = 10_000;
