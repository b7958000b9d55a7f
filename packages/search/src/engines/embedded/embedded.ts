import type { DatabaseSync } from "node:sqlite";
import type { ModelRecord } from "@vitrine/model";
import { cursorOf, placeOf, type Place } from "../../cursor.ts";
import { IndexError } from "../../errors.ts";
import { nearestIds } from "../../likeness.ts";
import { checkedQuery, type CheckedQuery } from "../../query.ts";
import type { Attribution, Index, Load, Page, Query, Row, SourceInfo } from "../../shapes.ts";
import { readColumns, type Columns } from "./columns.ts";
import { inTransaction, MEMORY } from "./database.ts";
import { explained, guarded } from "./faults.ts";
import { FileLoad, MemoryLoad } from "./load.ts";
import { matching } from "./matching.ts";
import { pageOf, placeOfSlot, type Start } from "./paging.ts";
import { selection } from "./selection.ts";
import { idsLike } from "./similar.ts";
import { generationOf, row, rows } from "./statements.ts";
import { beginWriting, nextGeneration, putGeneration, removeRecord } from "./writer.ts";

/** Characters of a mistyped id that are looked at. */
const LONGEST_ID = 300;

/** The index of one machine: SQLite keeps records and words, memory holds what is filtered, counted and ordered by. */
export class EmbeddedIndex implements Index {
	readonly #database: DatabaseSync;
	readonly #path: string;
	readonly #patience: number;
	readonly #loads = new Set<Load>();
	#columns: Columns | undefined;
	#reading: Promise<Columns> | undefined;

	constructor(database: DatabaseSync, path: string, patience: number) {
		this.#database = database;
		this.#path = path;
		this.#patience = patience;
	}

	async count(): Promise<number> {
		return this.#do((database) => row(database, "SELECT count(*) AS count FROM models")!["count"] as number);
	}

	async get(id: string): Promise<Row | undefined> {
		return this.#do((database) => {
			const found = row(database, `${ROW} WHERE models.id = ?`, [id]);
			return found && asRow(found);
		});
	}

	async search(query: Query): Promise<Page> {
		const checked = checkedQuery(query);
		const place = placeOf(checked);
		for (;;) {
			const columns = await this.#freshColumns();
			const page = this.#do((database) =>
				inTransaction(database, "DEFERRED", () =>
					generationOf(database) === columns.generation ? pageFrom(database, columns, checked, place) : undefined,
				),
			);
			if (page) return page;
		}
	}

	async similar(id: string, limit: number): Promise<readonly string[]> {
		const wanted = id.slice(0, LONGEST_ID);
		return this.#do((database) => nearestIds(wanted, idsLike(database, wanted), limit));
	}

	async sources(): Promise<readonly SourceInfo[]> {
		return this.#do((database) => rows(database, SOURCES).map(asSource));
	}

	async load(source: SourceInfo): Promise<Load> {
		if (this.#path === MEMORY) return this.#do((database) => new MemoryLoad(database, source));
		const writer = await this.#writer();
		try {
			const load = new FileLoad(writer, this.#path, source, (ended) => this.#loads.delete(ended));
			this.#loads.add(load);
			return load;
		} catch (error) {
			writer.close();
			throw explained(this.#path, error);
		}
	}

	async delete(ids: readonly string[]): Promise<number> {
		if (this.#path === MEMORY)
			return this.#do((database) => inTransaction(database, "IMMEDIATE", () => removeAll(database, ids)));
		const writer = await this.#writer();
		try {
			const removed = removeAll(writer, ids);
			writer.exec("COMMIT");
			return removed;
		} catch (error) {
			throw explained(this.#path, error);
		} finally {
			writer.close();
		}
	}

	async close(): Promise<void> {
		for (const load of this.#loads) await load.rollback();
		this.#columns = undefined;
		if (this.#database.isOpen) this.#database.close();
	}

	#do<T>(work: (database: DatabaseSync) => T): T {
		if (!this.#database.isOpen) throw new IndexError("closed", `${this.#path} has been closed: open it again`);
		return guarded(this.#path, () => work(this.#database));
	}

	async #writer(): Promise<DatabaseSync> {
		this.#do(() => undefined);
		return beginWriting(this.#path, this.#patience);
	}

	/** The columns of the last commit; searches that come while they are read wait for the same reading. */
	async #freshColumns(): Promise<Columns> {
		const generation = this.#do(generationOf);
		if (this.#columns?.generation === generation) return this.#columns;
		this.#reading ??= this.#readColumns();
		return this.#reading;
	}

	async #readColumns(): Promise<Columns> {
		try {
			this.#columns = await readColumns(this.#database);
			return this.#columns;
		} catch (error) {
			this.#do(() => undefined);
			throw explained(this.#path, error);
		} finally {
			this.#reading = undefined;
		}
	}
}

function pageFrom(database: DatabaseSync, columns: Columns, query: CheckedQuery, place: Place | undefined): Page {
	const closeness = matching(database, columns, query);
	const { found, total, facets } = selection(columns, query, closeness);
	const start = place && startAfter(database, place);
	const slots = pageOf(columns, query, found, closeness, start, query.limit + 1);
	const page = slots
		.slice(0, query.limit)
		.map((slot) => asRow(row(database, `${ROW} WHERE models.model = ?`, [columns.models[slot]!])!));
	if (slots.length <= query.limit) return { rows: page, total, facets };
	const last = placeOfSlot(columns, query, closeness, slots[query.limit - 1]!, page.at(-1)!.record.id);
	return { rows: page, total, facets, next: cursorOf(query, last) };
}

function startAfter(database: DatabaseSync, place: Place): Start {
	const before = row(database, "SELECT count(*) AS count FROM models WHERE id <= ?", [place.id])!;
	return { place, idsBefore: before["count"] as number };
}

function removeAll(database: DatabaseSync, ids: readonly string[]): number {
	const removed = ids.filter((id) => removeRecord(database, id)).length;
	if (removed > 0) putGeneration(database, nextGeneration(database));
	return removed;
}

const ROW = `
	SELECT records.record, sources.id AS source FROM models
	JOIN records USING (model) JOIN sources ON sources.source = models.source`;

const SOURCES = `
	SELECT sources.*, (SELECT count(*) FROM models WHERE models.source = sources.source) AS records
	FROM sources ORDER BY source`;

function asRow(found: Record<string, unknown>): Row {
	return { record: JSON.parse(found["record"] as string) as ModelRecord, source: found["source"] as string };
}

function asSource(found: Record<string, unknown>): SourceInfo {
	const attribution = found["attribution"] as string | null;
	return {
		id: found["id"] as string,
		kind: found["kind"] as string,
		location: found["location"] as string,
		...(attribution !== null && { attribution: JSON.parse(attribution) as Attribution }),
		importedAt: found["imported_at"] as string,
		records: found["records"] as number,
		skipped: found["skipped"] as number,
	};
}
