import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ClusterClient } from "../client/clusterClient.ts";
import { runSearch, type SearchResponse } from "../client/search.ts";
import { generationOf, type StateDocument } from "../documents/stateDocument.ts";

/** Sends a search without rows; its response must not be changed. */
export type CountSearch = (body: object) => Promise<SearchResponse>;

/** Characters of the responses that are kept, about, and the most responses. */
const [MAX_CHARACTERS, MAX_RESPONSES] = [32_000_000, 4000];

/** Counts of a commit never change, so each server sends a search for them once. */
export class KeptCounts {
	readonly #responses: LRUCache<string, SearchResponse, object>;

	constructor(client: ClusterClient) {
		this.#responses = new LRUCache<string, SearchResponse, object>({
			max: MAX_RESPONSES,
			maxSize: MAX_CHARACTERS,
			sizeCalculation: (response, key) => key.length + JSON.stringify(response).length,
			fetchMethod: (key, _old, { context }) => runSearch(client, context, undefined, copiesFor(key)),
		});
	}

	/** Searches as of a commit. */
	of(state: StateDocument): CountSearch {
		const generation = generationOf(state);
		return (body) => this.#responses.forceFetch(`${generation} ${JSON.stringify(body)}`, { context: body });
	}
}

/** All servers send a search to the same copies, whose caches then have its counts. Different searches use all copies. */
const copiesFor = (key: string): string => hash("sha1", key);
