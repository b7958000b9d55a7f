import type { DatabaseSync } from "node:sqlite";
import pLimit from "p-limit";
import type { Facet, Sort } from "../../../api/fields.ts";
import type { FacetCount, PageCounts, UpTo } from "../../../api/page.ts";
import type { VisibleTo } from "../../../api/searchIndex.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import type { CursorPosition } from "../../../query/cursor.ts";
import { mostSimilarIds } from "../../../text/similarIds.ts";
import { HEAP, ScratchPool } from "../segment/bits/scratch.ts";
import { visibleViews } from "../segment/query/visibleViews.ts";
import type { SegmentStore } from "../segmentStore/segmentStore.ts";
import { inTransaction } from "../sqlite/connection.ts";
import type { OnPart } from "../worker/messages.ts";
import { TaskQueue } from "../worker/taskQueue.ts";
import type { RawPage, Searcher } from "./searcher.ts";
import { SearchRun } from "./searchRun.ts";
import { candidateIds } from "./candidateIds.ts";

/**
 * Searches with facets that are under way at a time. Each holds sets of documents from its rows to its last facet: those of four
 * searches of several words fit in an arena. If there were no limit, rows would be read and facets left for as long as requests
 * come faster than they are answered, and at millions of records the sets of a minute take gigabytes.
 */
const MAX_UNDER_WAY = 4;

/** Searches in the calling thread. The rows of searches that are under way come before the facets of any. */
export class InProcessSearcher implements Searcher {
	readonly #database: DatabaseSync;
	readonly #tasks = new TaskQueue();
	readonly #underWay = pLimit(MAX_UNDER_WAY);
	readonly #memory = new ScratchPool();
	readonly store: SegmentStore;

	constructor(database: DatabaseSync, store: SegmentStore) {
		this.#database = database;
		this.store = store;
	}

	search(query: CheckedQuery, after: CursorPosition | undefined, onRows: OnPart<RawPage>): Promise<PageCounts> {
		return this.#underWay(() => this.#rowsAndCounts(query, after, onRows));
	}

	async #rowsAndCounts(
		query: CheckedQuery,
		after: CursorPosition | undefined,
		onRows: OnPart<RawPage>,
	): Promise<PageCounts> {
		const run = await this.#tasks.addUrgent(() => this.#start(query, after));
		try {
			onRows(run.page);
			return await this.#count(run, query);
		} catch (error) {
			this.store.forgetSnapshot(error);
			return await this.#countAgain(query);
		} finally {
			run.end();
		}
	}

	/** The rows of a search alone. */
	async rows(query: CheckedQuery, after: CursorPosition | undefined): Promise<RawPage> {
		const run = await this.#tasks.addUrgent(() => this.#start(query, after));
		run.end();
		return run.page;
	}

	async similar(id: string, limit: number, visibleTo: VisibleTo): Promise<readonly string[]> {
		const candidates = this.#read((database) => {
			const views = visibleViews(this.store.refresh(database), visibleTo, HEAP);
			return candidateIds(database, views, id);
		});
		return mostSimilarIds(id, candidates, limit);
	}

	async close(): Promise<void> {}

	/** Counts in segments that were built from the rows. */
	async #countAgain(query: CheckedQuery): Promise<PageCounts> {
		const run = this.#start(query, undefined);
		try {
			return await this.#count(run, query);
		} finally {
			run.end();
		}
	}

	#start(query: CheckedQuery, after: CursorPosition | undefined): SearchRun {
		return this.#read((database) => {
			const views = this.store.refresh(database);
			const scratch = this.#memory.scratch(views[0]?.segment.rowIds);
			return new SearchRun(database, views, query, after, scratch);
		});
	}

	async #count(run: SearchRun, query: CheckedQuery): Promise<PageCounts> {
		const facets: [Facet, readonly FacetCount[]][] = [];
		for (const facet of query.facets) facets.push([facet, await this.#tasks.add(() => run.countFacet(facet))]);
		const upTo: [Sort, UpTo][] = [];
		for (const sort of query.upTo.keys()) upTo.push([sort, await this.#tasks.add(() => run.countUpTo(sort))]);
		return { facets: Object.fromEntries(facets), ...(upTo.length > 0 && { upTo: Object.fromEntries(upTo) }) };
	}

	/** Does it again with segments that were built from the rows if a part of the snapshot is damaged. */
	#read<T>(work: (database: DatabaseSync) => T): T {
		return inTransaction(this.#database, "DEFERRED", () => {
			try {
				return work(this.#database);
			} catch (error) {
				this.store.forgetSnapshot(error);
				return work(this.#database);
			}
		});
	}
}
