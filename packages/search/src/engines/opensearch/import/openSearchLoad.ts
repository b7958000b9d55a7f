import type { ModelRecord } from "@vitrine/model";
import type { Load, LoadSummary } from "../../../api/searchIndex.ts";
import type { SourceInfo } from "../../../api/source.ts";
import { finishedImport } from "../../shared/errors.ts";
import type { BulkWrite } from "../client/bulk.ts";
import { indexedFields, NOT_DELETED, recordWithDigest, rowKey, type StoredRow } from "../documents/storedRow.ts";
import { storedTerm } from "../documents/terms.ts";
import { allOf, hasTerm, inRange, visibleIn } from "../query/clauses.ts";
import { scanRows } from "../query/rows.ts";
import type { CatalogueWriter } from "./catalogueWriter.ts";
import { cleanUp } from "./cleanUp.ts";
import { KeySet } from "./keySet.ts";
import { type LatestRow, latestRows, visibleRows } from "./latestRows.ts";

/** Records that are looked up, and written, at a time. */
const RECORDS_PER_WRITE = 500;

/** Starts an import, which holds the write lease until it ends. */
export async function startLoad(writer: CatalogueWriter, source: SourceInfo, onEnd: () => void): Promise<Load> {
	return new OpenSearchLoad(writer, source, await cleanUp(writer, source.id), onEnd);
}

/** An import. Its rows belong to the next commit, and survive a crash of the process. */
class OpenSearchLoad implements Load {
	readonly #writer: CatalogueWriter;
	readonly #source: SourceInfo;
	/** An interrupted run of this import has left rows. */
	readonly #isResumed: boolean;
	/** Rows that were stored before this import, and that the source still has. */
	readonly #kept = new KeySet();
	/** The ids of all added records, as keys of their rows. */
	readonly #added = new KeySet();
	#unchanged = 0;
	#repeated = 0;
	/** The last writes, which may be running. */
	#writing: Promise<void> = Promise.resolve();
	#onEnd: (() => void) | undefined;

	constructor(writer: CatalogueWriter, source: SourceInfo, isResumed: boolean, onEnd: () => void) {
		this.#writer = writer;
		this.#source = source;
		this.#isResumed = isResumed;
		this.#onEnd = onEnd;
	}

	get unchanged(): number {
		return this.#unchanged;
	}

	get repeated(): number {
		return this.#repeated;
	}

	async add(records: readonly ModelRecord[]): Promise<void> {
		for (let at = 0; at < records.length; at += RECORDS_PER_WRITE) {
			this.#checkOpen();
			await this.#write(records.slice(at, at + RECORDS_PER_WRITE));
		}
	}

	async commit({ skipped, complete = false }: LoadSummary): Promise<void> {
		this.#checkOpen();
		try {
			await this.#writing;
			await this.#writer.refresh();
			if (this.#isResumed) await this.#deleteUnseen();
			await this.#markReplaced();
			if (complete) await this.#markStale();
			await this.#writer.commit((sources) => withSource(sources, this.#source, skipped));
		} finally {
			await this.rollback();
		}
	}

	/** Ends the import. Its rows stay: the next import of the source resumes from them. */
	async rollback(): Promise<void> {
		const onEnd = this.#onEnd;
		this.#onEnd = undefined;
		if (!onEnd) return;
		// A failure was already passed to the caller of `add`, or no longer matters.
		await this.#writing.catch(() => undefined);
		await this.#writer.end();
		onEnd();
	}

	/** Writes new and changed records while the next ones are looked up. */
	async #write(records: readonly ModelRecord[]): Promise<void> {
		const latest = await this.#latestRows([...new Set(records.map(({ id }) => id))]);
		const writes = new Map<string, BulkWrite>();
		for (const record of records) {
			const { text, digest } = recordWithDigest(record);
			const known = latest.get(storedTerm(record.id));
			const key = rowKey(record.id, this.#writer.next);
			this.#countRepeated(key);
			if (known?.digest === digest && known.source === this.#source.id) {
				this.#keep(known);
				continue;
			}
			const row = this.#rowOf(record, text, digest);
			writes.set(key, { kind: "index", key, body: row });
			latest.set(row.id, { ...row, key });
		}
		await this.#writing;
		this.#writing = this.#writer.write([...writes.values()]);
		this.#writing.catch(() => undefined);
	}

	#countRepeated(key: string): void {
		if (this.#added.has(key)) this.#repeated++;
		else this.#added.add(key);
	}

	#keep({ key, load }: LatestRow): void {
		if (load === this.#writer.lease.holder || this.#kept.has(key)) return;
		this.#kept.add(key);
		this.#unchanged++;
	}

	#rowOf(record: ModelRecord, text: string, digest: string): StoredRow {
		const { next: from, lease } = this.#writer;
		const source = this.#source.id;
		return { ...indexedFields(record, source, text), source, digest, load: lease.holder, from, until: NOT_DELETED };
	}

	async #latestRows(ids: readonly string[]): Promise<Map<string, LatestRow>> {
		if (this.#writer.state.total === 0 && !this.#isResumed) return new Map();
		await this.#writing;
		return latestRows(this.#writer, ids);
	}

	/** Deletes rows that an interrupted run wrote and this run has not seen. */
	async #deleteUnseen(): Promise<void> {
		const { client, next, lease } = this.#writer;
		for await (const rows of scanRows(client, inRange("from", { gte: next }), ["load"])) {
			const unseen = rows.filter(({ _id, _source }) => _source.load !== lease.holder && !this.#kept.has(_id));
			await this.#writer.write(unseen.map(({ _id }) => ({ kind: "delete", key: _id })));
		}
		await this.#writer.refresh();
	}

	/** Marks visible rows that have been replaced. */
	async #markReplaced(): Promise<void> {
		const { client, next, state } = this.#writer;
		if (state.total === 0) return;
		for await (const rows of scanRows(client, inRange("from", { gte: next }), ["id"])) {
			const replaced = await visibleRows(
				this.#writer,
				rows.map(({ _source }) => _source.id),
			);
			await this.#writer.markDeleted(replaced.map(({ key }) => key));
		}
		await this.#writer.refresh();
	}

	/** Marks visible rows that the source no longer has. */
	async #markStale(): Promise<void> {
		const { client, state } = this.#writer;
		const unmarked = hasTerm("until", NOT_DELETED);
		const own = allOf([visibleIn(state.generation), unmarked, hasTerm("source", this.#source.id)]);
		for await (const rows of scanRows(client, own, ["from"]))
			await this.#writer.markDeleted(rows.map(({ _id }) => _id).filter((key) => !this.#kept.has(key)));
	}

	#checkOpen(): void {
		if (!this.#onEnd) throw finishedImport();
	}
}

/** The sources with one that was imported; a known source keeps its position. */
function withSource(sources: readonly SourceInfo[], source: SourceInfo, skipped: number): readonly SourceInfo[] {
	const { id, kind, location, attribution, importedAt = new Date().toISOString() } = source;
	const imported = { id, kind, location, ...(attribution && { attribution }), importedAt, skipped };
	const isKnown = sources.some((one) => one.id === id);
	return isKnown ? sources.map((one) => (one.id === id ? imported : one)) : [...sources, imported];
}
