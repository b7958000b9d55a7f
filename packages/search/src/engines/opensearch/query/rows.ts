import type { ClusterClient } from "../client/clusterClient.ts";
import { runSearch, type SearchHit, type SearchTimes, WRITER_TIMES } from "../client/search.ts";
import type { StoredRow } from "../documents/storedRow.ts";
import type { Clause } from "./clauses.ts";

const ROWS_PER_REQUEST = 1000;

/** All rows that a clause matches, some at a time, in the order of ids. They must not change during the scan. */
export async function* scanRows<K extends keyof StoredRow>(
	client: ClusterClient,
	query: Clause,
	fields: readonly K[],
): AsyncGenerator<readonly SearchHit<Pick<StoredRow, K>>[]> {
	let after: SearchHit<unknown>["sort"];
	for (;;) {
		const body = {
			size: ROWS_PER_REQUEST,
			query,
			sort: [{ id: "asc" }, { from: "asc" }],
			track_total_hits: false,
			_source: fields,
			...(after && { search_after: after }),
		};
		const { hits } = await runSearch<Pick<StoredRow, K>>(client, body, WRITER_TIMES);
		if (hits.hits.length > 0) yield hits.hits;
		after = hits.hits.at(-1)?.sort;
		if (hits.hits.length < ROWS_PER_REQUEST) return;
	}
}

/** Whether a clause matches any row. */
export async function matchesAny(client: ClusterClient, query: Clause, times?: SearchTimes): Promise<boolean> {
	const { hits } = await runSearch(client, { size: 1, track_total_hits: false, query, _source: false }, times);
	return hits.hits.length > 0;
}
