import type { ClusterClient } from "../client/clusterClient.ts";
import { aggregation, runSearch, totalHits, WRITER_TIMES } from "../client/search.ts";
import { visibleIn } from "../query/clauses.ts";

const MAX_SOURCES = 10_000;

interface SourceBuckets {
	readonly buckets: readonly { readonly key: string; readonly doc_count: number }[];
}

/** The number of records that are visible after a commit, in all and by source. */
export async function countVisible(
	client: ClusterClient,
	generation: number,
): Promise<{ readonly total: number; readonly bySource: ReadonlyMap<string, number> }> {
	const body = {
		size: 0,
		track_total_hits: true,
		query: visibleIn(generation),
		aggregations: { sources: { terms: { field: "source", size: MAX_SOURCES } } },
	};
	const response = await runSearch(client, body, WRITER_TIMES);
	const { buckets } = aggregation<SourceBuckets>(response, "sources");
	return { total: totalHits(response), bySource: new Map(buckets.map(({ key, doc_count }) => [key, doc_count])) };
}
