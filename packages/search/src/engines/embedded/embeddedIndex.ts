import type { DatabaseSync } from "node:sqlite";
import { messageOf } from "@vitrine/model";
import type { Health, IndexStatus, Maintenance, OnProgress, Verification } from "../../api/maintenance.ts";
import type { Page, Row, RowsPage } from "../../api/page.ts";
import type { Query, SearchOptions } from "../../api/query.ts";
import type { Index, IndexReader, Load, VisibleTo } from "../../api/searchIndex.ts";
import type { SourceInfo } from "../../api/source.ts";
import { indexedDocument } from "../../indexing/catalogueIndexer.ts";
import { checkedQuery } from "../../query/checkedQuery.ts";
import { cursorPosition } from "../../query/cursor.ts";
import { MAX_ID_LENGTH } from "../../text/similarIds.ts";
import { printedHealth } from "../shared/printedHealth.ts";
import { RestrictedReader } from "../shared/restrictedReader.ts";
import { asIndexError, closedIndex, guarded } from "./errors.ts";
import { deleteRecords } from "./import/commitRows.ts";
import { EmbeddedLoad } from "./import/embeddedLoad.ts";
import { describedDatabase } from "./maintenance/describe.ts";
import { HealthCheck } from "./maintenance/healthCheck.ts";
import { replaceSnapshot } from "./maintenance/rebuild.ts";
import { runInWorker } from "./maintenance/runInWorker.ts";
import { verifyAtOnce } from "./maintenance/verify.ts";
import { InProcessSearcher } from "./search/inProcessSearcher.ts";
import type { Searcher } from "./search/searcher.ts";
import { WorkerSearcher } from "./search/workerSearcher.ts";
import { SegmentStore } from "./segmentStore/segmentStore.ts";
import { readCommitPoint } from "./sqlite/commitPoint.ts";
import { MEMORY } from "./sqlite/connection.ts";
import { ParsedRows } from "./sqlite/parsedRows.ts";
import { importedSources, rowWithId } from "./sqlite/records.ts";
import { Writers } from "./sqlite/writers.ts";

/** An index on one machine: SQLite stores the records, segments in memory are searched. */
export class EmbeddedIndex implements Index, Maintenance {
	readonly visibleTo = "*";
	readonly #database: DatabaseSync;
	readonly #path: string;
	readonly #writers: Writers;
	readonly #loads = new Set<Load>();
	readonly #rows = new ParsedRows();
	readonly #searcher: Searcher;
	readonly #healthCheck: HealthCheck;
	readonly #closing = new AbortController();

	/** `patience` is how many milliseconds a writer waits for another one. */
	constructor(database: DatabaseSync, path: string, patience: number) {
		this.#database = database;
		this.#path = path;
		this.#writers = new Writers(database, path, patience);
		this.#searcher =
			path === MEMORY ? new InProcessSearcher(database, new SegmentStore(indexedDocument)) : new WorkerSearcher(path);
		this.#healthCheck = new HealthCheck(
			path,
			() => this.search({ limit: 1 }),
			() => this.#searcher.building,
		);
	}

	async count(): Promise<number> {
		return this.#read((database) => readCommitPoint(database).total);
	}

	readerFor(visibleTo: VisibleTo): IndexReader {
		return visibleTo === "*" ? this : new RestrictedReader(this, visibleTo);
	}

	async get(id: string, visibleTo: VisibleTo = "*"): Promise<Row | undefined> {
		// A private record of others must take the time of one that is missing: it is not read to find out that it is private.
		if (visibleTo !== "*") return (await this.search({ ids: [id], limit: 1 }, {}, visibleTo)).rows[0];
		return this.#read((database) => {
			const found = rowWithId(database, id);
			return found && this.#rows.of(found);
		});
	}

	async search(query: Query, { onRows }: SearchOptions = {}, visibleTo: VisibleTo = "*"): Promise<Page> {
		const checked = checkedQuery(query, visibleTo);
		const after = cursorPosition(checked);
		this.#checkOpen();
		let page: RowsPage = { rows: [], total: 0 };
		const counts = await this.#searcher.search(checked, after, (raw) => {
			page = { ...raw, rows: raw.rows.map((row) => this.#rows.of(row)) };
			if (checked.facets.length + checked.upTo.size > 0) onRows?.(page);
		});
		return { ...page, ...counts };
	}

	async similar(id: string, limit: number, visibleTo: VisibleTo = "*"): Promise<readonly string[]> {
		this.#checkOpen();
		return this.#searcher.similar(id.slice(0, MAX_ID_LENGTH), limit, visibleTo);
	}

	async generation(): Promise<string> {
		return this.#read((database) => String(readCommitPoint(database).generation));
	}

	async sources(): Promise<readonly SourceInfo[]> {
		return this.#read(importedSources);
	}

	async load(source: SourceInfo): Promise<Load> {
		this.#checkOpen();
		const { database, release } = await this.#writers.acquire();
		try {
			const load: Load = new EmbeddedLoad(database, this.#path, source, () => {
				this.#loads.delete(load);
				release();
			});
			this.#loads.add(load);
			return load;
		} catch (error) {
			release();
			throw asIndexError(this.#path, error);
		}
	}

	async delete(ids: readonly string[]): Promise<number> {
		this.#checkOpen();
		const { database, release } = await this.#writers.acquire();
		try {
			return guarded(this.#path, () => deleteRecords(database, ids));
		} finally {
			release();
		}
	}

	health(): Promise<Health> {
		return this.#healthCheck.health();
	}

	async status(): Promise<IndexStatus> {
		const health = printedHealth(await this.#healthCheck.patientHealth());
		try {
			return { ...health, ...this.#read((database) => describedDatabase(database, this.#path)) };
		} catch (error) {
			return { ...health, state: "down", problems: [messageOf(error)], facts: [] };
		}
	}

	async rebuild(onProgress?: OnProgress): Promise<void> {
		this.#checkOpen();
		const { database, release } = await this.#writers.acquire();
		try {
			const file =
				this.#path === MEMORY
					? null
					: await runInWorker<string>(this.#path, "rebuild", this.#closing.signal, onProgress);
			replaceSnapshot(database, this.#path, file);
		} finally {
			release();
		}
	}

	async verify(onProgress?: OnProgress): Promise<Verification> {
		this.#checkOpen();
		if (this.#path !== MEMORY) return runInWorker<Verification>(this.#path, "verify", this.#closing.signal, onProgress);
		return this.#read(verifyAtOnce);
	}

	async close(): Promise<void> {
		this.#closing.abort();
		for (const load of this.#loads) await load.rollback();
		await this.#searcher.close();
		if (this.#database.isOpen) this.#database.close();
	}

	#read<T>(work: (database: DatabaseSync) => T): T {
		this.#checkOpen();
		return guarded(this.#path, () => work(this.#database));
	}

	#checkOpen(): void {
		if (!this.#database.isOpen) throw closedIndex(this.#path);
	}
}
