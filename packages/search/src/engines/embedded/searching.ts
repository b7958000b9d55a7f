import type { DatabaseSync } from "node:sqlite";
import type { Place } from "../../cursor.ts";
import { nearestIds } from "../../likeness.ts";
import type { CheckedQuery } from "../../query.ts";
import type { Facet, FacetCount, Page, Sort, UpTo } from "../../shapes.ts";
import { Agenda } from "./agenda.ts";
import { inTransaction } from "./database.ts";
import { Holdings } from "./holdings.ts";
import { type Finding, findingOf, type RawRows } from "./searcher.ts";
import { idsLike } from "./similar.ts";
import type { Hear } from "./thread.ts";

/** What is counted beside the rows of a page. */
export type Counted = Pick<Page, "facets" | "upTo">;

/** What is answered from memory; each answer is as of one commit. */
export interface Searching {
	/** Counts what is to be counted beside a page, and gives its rows before. */
	page(query: CheckedQuery, place: Place | undefined, hear: Hear<RawRows>): Promise<Counted>;
	similar(id: string, limit: number): Promise<readonly string[]>;
	close(): Promise<void>;
}

/** Searches in the thread that asks; the rows of a question come before the facets of any other. */
export class SearchingHere implements Searching {
	readonly #database: DatabaseSync;
	readonly #agenda = new Agenda();
	readonly holdings: Holdings;

	constructor(database: DatabaseSync, holdings: Holdings) {
		this.#database = database;
		this.holdings = holdings;
	}

	async page(query: CheckedQuery, place: Place | undefined, hear: Hear<RawRows>): Promise<Counted> {
		const finding = await this.#agenda.soon(() => this.#find(query, place));
		try {
			hear(finding.rows);
			return await this.#counted(finding, query);
		} finally {
			finding.end();
		}
	}

	async similar(id: string, limit: number): Promise<readonly string[]> {
		return this.#read((database) => nearestIds(id, idsLike(database, this.holdings.fresh(database), id), limit));
	}

	async close(): Promise<void> {}

	async #counted({ count, countUpTo }: Finding, query: CheckedQuery): Promise<Counted> {
		const facets: [Facet, readonly FacetCount[]][] = [];
		for (const facet of query.facets) facets.push([facet, await this.#agenda.later(() => count(facet))]);
		const upTo: [Sort, UpTo][] = [];
		for (const sort of query.upTo.keys()) upTo.push([sort, await this.#agenda.later(() => countUpTo(sort))]);
		return { facets: Object.fromEntries(facets), ...(upTo.length > 0 && { upTo: Object.fromEntries(upTo) }) };
	}

	#find(query: CheckedQuery, place: Place | undefined): Finding {
		return this.#read((database) => findingOf(database, this.holdings.fresh(database), query, place));
	}

	#read<T>(work: (database: DatabaseSync) => T): T {
		return inTransaction(this.#database, "DEFERRED", () => work(this.#database));
	}
}
