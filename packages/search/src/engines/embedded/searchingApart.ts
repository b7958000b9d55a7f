import type { Place } from "../../cursor.ts";
import type { CheckedQuery } from "../../query.ts";
import { LIBRARY_KEYS } from "../../filed.ts";
import type { RawRows } from "./searcher.ts";
import type { Counted, Searching } from "./searching.ts";
import { type Hear, Thread } from "./thread.ts";

/** What the thread is told at its start. */
export interface SearchData {
	readonly path: string;
	/** Milliseconds it waits for a lock. */
	readonly patience: number;
	/** The libraries that records are filed under. */
	readonly keys: readonly string[];
}

/** Milliseconds the thread waits for a lock; in the database's mode only start and recovery take one. */
const PATIENCE = 5000;

/** Megabytes for what lives shortly: a question leaves little behind, and what is searched lies elsewhere. */
const YOUNG = 8;

/** Searches a database file in a thread of its own. */
export class SearchingApart implements Searching {
	readonly #thread: Thread;

	constructor(path: string) {
		const data: SearchData = { path, patience: PATIENCE, keys: LIBRARY_KEYS };
		this.#thread = new Thread(new URL("searching.worker.ts", import.meta.url), data, {
			maxYoungGenerationSizeMb: YOUNG,
		});
	}

	page(query: CheckedQuery, place: Place | undefined, hear: Hear<RawRows>): Promise<Counted> {
		return this.#thread.askInParts(hear, "page", query, place);
	}

	similar(id: string, limit: number): Promise<readonly string[]> {
		return this.#thread.ask("similar", id, limit);
	}

	close(): Promise<void> {
		return this.#thread.end();
	}
}
