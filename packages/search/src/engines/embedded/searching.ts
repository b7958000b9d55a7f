import type { DatabaseSync } from "node:sqlite";
import type { Place } from "../../cursor.ts";
import { nearestIds } from "../../likeness.ts";
import type { CheckedQuery } from "../../query.ts";
import { inTransaction } from "./database.ts";
import { Holdings } from "./holdings.ts";
import { pageFrom, type RawPage } from "./searcher.ts";
import { idsLike } from "./similar.ts";

/** What is answered from memory; each answer is as of one commit. */
export interface Searching {
	page(query: CheckedQuery, place: Place | undefined): Promise<RawPage>;
	similar(id: string, limit: number): Promise<readonly string[]>;
	close(): Promise<void>;
}

/** Searches in the thread that asks. */
export class SearchingHere implements Searching {
	readonly #database: DatabaseSync;
	readonly holdings: Holdings;

	constructor(database: DatabaseSync, holdings: Holdings) {
		this.#database = database;
		this.holdings = holdings;
	}

	async page(query: CheckedQuery, place: Place | undefined): Promise<RawPage> {
		return this.#read((database) => pageFrom(database, this.holdings.fresh(database), query, place));
	}

	async similar(id: string, limit: number): Promise<readonly string[]> {
		return this.#read((database) => nearestIds(id, idsLike(database, this.holdings.fresh(database), id), limit));
	}

	async close(): Promise<void> {}

	#read<T>(work: (database: DatabaseSync) => T): T {
		return inTransaction(this.#database, "DEFERRED", () => work(this.#database));
	}
}
