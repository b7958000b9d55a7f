import { PartialResponse } from "./causes.ts";
import type { ClusterClient } from "./clusterClient.ts";

export interface SearchResponse<T = unknown> {
	readonly timed_out: boolean;
	readonly _shards: ShardCounts;
	readonly hits: { readonly total?: { readonly value: number }; readonly hits: readonly SearchHit<T>[] };
	readonly aggregations?: Readonly<Record<string, unknown>>;
}

export interface SearchHit<T> {
	readonly _id: string;
	readonly _source: T;
	readonly _score: number | null;
	readonly sort?: readonly (string | number)[];
}

interface ShardCounts {
	readonly total: number;
	readonly failed: number;
}

/** Milliseconds for one attempt of a search, and for all of them. */
export interface SearchTimes {
	readonly timeout: number;
	readonly retryFor: number;
}

/** Times for writers, which wait while the cluster moves a shard. */
export const WRITER_TIMES: SearchTimes = { timeout: 60_000, retryFor: 60_000 };

/**
 * Searches all shards; a response without some of them is a failure. Searches with the same `preference` go to the same
 * copies, while these answer. Throws IndexError.
 */
export function runSearch<T>(
	client: ClusterClient,
	body: object,
	times?: SearchTimes,
	preference?: string,
): Promise<SearchResponse<T>> {
	return client.json<SearchResponse<T>>({
		method: "POST",
		path: `/${client.settings.name}/_search`,
		query: { allow_partial_search_results: false, ...(preference !== undefined && { preference }) },
		body: { timeout: `${times?.timeout ?? client.settings.timeout}ms`, ...body },
		validate: checkComplete,
		...times,
	});
}

function checkComplete(body: unknown): void {
	const { timed_out, _shards } = body as SearchResponse;
	if (timed_out) throw new PartialResponse("a search timed out");
	if (_shards.failed > 0) throw new PartialResponse(`${_shards.failed} of ${_shards.total} shards failed`);
}

/** The number of hits of a search that tracks them. */
export const totalHits = ({ hits }: SearchResponse): number => hits.total?.value ?? 0;

/** One aggregation of a response, which the search requested. */
export function aggregation<T>({ aggregations }: Pick<SearchResponse, "aggregations">, name: string): T {
	const found = aggregations?.[name];
	if (found === undefined) throw new TypeError(`OpenSearch left out the aggregation ${name}`);
	return found as T;
}

/** Makes everything written visible to searches on every copy. */
export async function refreshIndex(client: ClusterClient, index: string): Promise<void> {
	await client.json({
		method: "POST",
		path: `/${index}/_refresh`,
		...WRITER_TIMES,
		validate: (body) => {
			const { _shards: shards } = body as { readonly _shards: ShardCounts };
			const { failed, total } = shards;
			if (failed > 0) throw new PartialResponse(`${failed} of ${total} copies could not be refreshed`);
		},
	});
}
