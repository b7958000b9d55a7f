import type { ModelRecord } from "@vitrine/model";
import { IndexError } from "../../errors.ts";
import type { Load, LoadSummary, SourceInfo } from "../../shapes.ts";
import { found, PATIENT, scanned } from "./asking.ts";
import type { Write } from "./bulk.ts";
import { all, between, has, hasOneOf, visible } from "./clauses.ts";
import { Keys } from "./keys.ts";
import { ALIVE, digested, filedRow, rowKey, type StoredRow, term } from "./row.ts";
import { tidied, type Writing } from "./writing.ts";

/** Records that are looked up, and written, together. */
const PORTION = 500;

/** The latest row of a record. */
interface Latest {
	readonly key: string;
	readonly source: string;
	readonly digest: string;
	readonly load: string;
}

type LatestRow = Pick<StoredRow, "id" | "source" | "digest" | "load">;
const LATEST = ["id", "source", "digest", "load"] as const;

/** An import: it writes rows for the commit to come, which nobody sees before that, also where the process dies. */
export class StagedLoad implements Load {
	readonly #writing: Writing;
	readonly #source: SourceInfo;
	/** An earlier run of this import has brought rows. */
	readonly #isResumed: boolean;
	/** Rows that were there, and that the source still has. */
	readonly #kept = new Keys();
	#met = 0;
	/** The writes that are under way while the next records come. */
	#underWay: Promise<void> = Promise.resolve();
	#end: (() => void) | undefined;

	constructor(writing: Writing, source: SourceInfo, isResumed: boolean, end: () => void) {
		this.#writing = writing;
		this.#source = source;
		this.#isResumed = isResumed;
		this.#end = end;
	}

	get met(): number {
		return this.#met;
	}

	async add(records: readonly ModelRecord[]): Promise<void> {
		for (let at = 0; at < records.length; at += PORTION) {
			this.#checkOpen();
			await this.#put(records.slice(at, at + PORTION));
		}
	}

	async commit({ skipped, complete = false }: LoadSummary): Promise<void> {
		this.#checkOpen();
		try {
			await this.#underWay;
			await this.#writing.refresh();
			if (this.#isResumed) await this.#discardUnseen();
			await this.#markReplaced();
			if (complete) await this.#markStale();
			await this.#writing.commit((before) => withSource(before, this.#source, skipped));
		} finally {
			await this.rollback();
		}
	}

	/** What was brought stays: the next import of this source goes on from there. */
	async rollback(): Promise<void> {
		const end = this.#end;
		this.#end = undefined;
		if (!end) return;
		// Whoever added records has been told, or will not ask any more.
		await this.#underWay.catch(() => undefined);
		await this.#writing.end();
		end();
	}

	async #put(records: readonly ModelRecord[]): Promise<void> {
		const latest = await this.#latest([...new Set(records.map(({ id }) => id))]);
		const writes = new Map<string, Write>();
		for (const record of records) {
			const { text, digest } = digested(record);
			const known = latest.get(term(record.id));
			if (known?.digest === digest && known.source === this.#source.id) {
				this.#keep(known);
				continue;
			}
			const row = this.#rowOf(record, text, digest);
			const key = rowKey(record.id, row.from);
			writes.set(key, { kind: "index", key, body: row });
			latest.set(row.id, { ...row, key });
		}
		await this.#underWay;
		this.#underWay = this.#writing.write([...writes.values()]);
		this.#underWay.catch(() => undefined);
	}

	#keep({ key, load }: Latest): void {
		if (load === this.#writing.lease.holder || this.#kept.has(key)) return;
		this.#kept.add(key);
		this.#met++;
	}

	#rowOf(record: ModelRecord, text: string, digest: string): StoredRow {
		const { next: from, lease } = this.#writing;
		return { ...filedRow(record, text), source: this.#source.id, digest, load: lease.holder, from, until: ALIVE };
	}

	/** The rows of records as this import leaves them, so far; those it brought come before those that readers see. */
	async #latest(ids: readonly string[]): Promise<Map<string, Latest>> {
		const { state } = this.#writing;
		if (state.total === 0 && !this.#isResumed) return new Map();
		await this.#underWay;
		const [seen, staged] = await Promise.all([this.#visibleRows(ids.map(term)), this.#stagedRows(ids)]);
		return new Map([...seen, ...staged].map(([key, row]) => [row.id, { ...row, key }]));
	}

	async #visibleRows(ids: readonly string[]): Promise<readonly (readonly [key: string, row: LatestRow])[]> {
		const { cluster, state } = this.#writing;
		if (state.total === 0) return [];
		const query = all([visible(state.generation), hasOneOf("id", ids)]);
		const { hits } = await found<LatestRow>(
			cluster,
			{ size: ids.length, query, _source: LATEST, sort: ["_doc"] },
			PATIENT,
		);
		return hits.hits.map(({ _id, _source }) => [_id, _source]);
	}

	/** Rows for the commit to come, those that no search finds yet, too. */
	async #stagedRows(ids: readonly string[]): Promise<readonly (readonly [key: string, row: LatestRow])[]> {
		const { cluster, next } = this.#writing;
		const { docs } = await cluster.get<{
			readonly docs: readonly { readonly _id: string; readonly found?: boolean; readonly _source: LatestRow }[];
		}>({
			method: "POST",
			path: `/${cluster.settings.name}/_mget`,
			query: { _source_includes: LATEST.join(",") },
			body: { ids: ids.map((id) => rowKey(id, next)) },
			...PATIENT,
		});
		return docs.filter(({ found }) => found === true).map(({ _id, _source }) => [_id, _source]);
	}

	/** Takes away rows that an earlier run brought, and this one has not met. */
	async #discardUnseen(): Promise<void> {
		const { cluster, next, lease } = this.#writing;
		for await (const rows of scanned(cluster, between("from", { gte: next }), ["load"])) {
			const unseen = rows.filter(({ _id, _source }) => _source.load !== lease.holder && !this.#kept.has(_id));
			await this.#writing.write(unseen.map(({ _id }) => ({ kind: "delete", key: _id })));
		}
		await this.#writing.refresh();
	}

	async #markReplaced(): Promise<void> {
		const { cluster, next, state } = this.#writing;
		if (state.total === 0) return;
		for await (const rows of scanned(cluster, between("from", { gte: next }), ["id"])) {
			const replaced = await this.#visibleRows(rows.map(({ _source }) => _source.id));
			await this.#writing.markGone(replaced.map(([key]) => key));
		}
		await this.#writing.refresh();
	}

	/** Has the commit take out what the source no longer has. */
	async #markStale(): Promise<void> {
		const { cluster, state } = this.#writing;
		const own = all([visible(state.generation), has("until", ALIVE), has("source", this.#source.id)]);
		for await (const rows of scanned(cluster, own, ["from"]))
			await this.#writing.markGone(rows.map(({ _id }) => _id).filter((key) => !this.#kept.has(key)));
	}

	#checkOpen(): void {
		if (!this.#end) throw new IndexError("closed", "This import is over: start another one");
	}
}

/** Starts an import, which has the right to write until it ends. */
export async function startedLoad(writing: Writing, source: SourceInfo, end: () => void): Promise<StagedLoad> {
	return new StagedLoad(writing, source, await tidied(writing, source.id), end);
}

/** The sources with one that has just been read; it keeps its place. */
function withSource(before: readonly SourceInfo[], source: SourceInfo, skipped: number): readonly SourceInfo[] {
	const { id, kind, location, attribution, importedAt = new Date().toISOString() } = source;
	const after = { id, kind, location, ...(attribution && { attribution }), importedAt, skipped };
	return before.some((one) => one.id === id) ? before.map((one) => (one.id === id ? after : one)) : [...before, after];
}
