import type { Facet } from "../../../api/fields.ts";
import { aggregation } from "../client/search.ts";
import type { Clause } from "./clauses.ts";
import type { TermBucket } from "./facetAggregations.ts";
import type { CountSearch } from "./keptCounts.ts";

interface CompositeResult {
	readonly after_key?: object;
	readonly buckets: readonly { readonly key: { readonly value: string }; readonly doc_count: number }[];
}

const VALUES_PER_REQUEST = 10_000;

/** All values of a facet with their counts, in the order of the values; exact for any number of shards. */
export async function everyValue(search: CountSearch, query: Clause, facet: Facet): Promise<readonly TermBucket[]> {
	const all: TermBucket[] = [];
	let after: object | undefined;
	do {
		const sources = [{ value: { terms: { field: `facets.${facet}` } } }];
		const composite = { size: VALUES_PER_REQUEST, sources, ...(after && { after }) };
		const body = { size: 0, track_total_hits: false, query, aggregations: { values: { composite } } };
		const { buckets, after_key } = aggregation<CompositeResult>(await search(body), "values");
		all.push(...buckets.map(({ key, doc_count }) => ({ key: key.value, doc_count })));
		after = after_key;
	} while (after !== undefined);
	return all;
}
