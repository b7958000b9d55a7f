import type { Facet } from "../../../api/fields.ts";
import type { FacetCount } from "../../../api/page.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { storedTerm } from "../documents/terms.ts";
import { allOf } from "./clauses.ts";
import { postFilters } from "./filters.ts";

/** The result of a terms aggregation. */
export interface TermsResult {
	/** The most rows that a value may have which no shard has listed. */
	readonly doc_count_error_upper_bound: number;
	/** Rows of values that are not listed. */
	readonly sum_other_doc_count: number;
	readonly buckets: readonly TermBucket[];
}

export interface TermBucket {
	readonly key: string;
	readonly doc_count: number;
}

/** The result for one facet. */
export interface FacetResult {
	readonly top: TermsResult;
	/** The filtered values. */
	readonly chosen?: TermsResult;
}

/** Values per facet in one response; all facets together stay below the limit of OpenSearch. */
export const MAX_LISTED = 5000;

/** Aggregations that count the most frequent values of each facet and its filtered values, under all other filters. */
export function facetAggregations(query: CheckedQuery): Readonly<Record<string, object>> {
	return Object.fromEntries(
		query.facets.map((facet) => {
			const filter = allOf(postFilters(query, facet));
			return [facet, { filter, aggregations: valueAggregations(query, facet) }];
		}),
	);
}

function valueAggregations(query: CheckedQuery, facet: Facet): object {
	const chosen = query.filters.get(facet);
	return {
		top: mostFrequent(facet, Math.min(query.facetLimit, MAX_LISTED)),
		...(chosen && { chosen: onlyValues(facet, chosen.map(storedTerm)) }),
	};
}

/** The most frequent values, ties by value. */
export const mostFrequent = (facet: Facet, size: number, perShard?: number): object => ({
	terms: {
		field: `facets.${facet}`,
		size,
		order: [{ _count: "desc" }, { _key: "asc" }],
		...(perShard !== undefined && { shard_size: perShard }),
	},
});

/** Exactly these values. */
export const onlyValues = (facet: Facet, values: readonly string[]): object => ({
	terms: { field: `facets.${facet}`, include: values, size: values.length, shard_size: values.length },
});

/** Counts in the order of a page, up to the limit; filtered values are always included. */
export function facetCounts(
	counts: ReadonlyMap<string, number>,
	{ filters, facetLimit }: CheckedQuery,
	facet: Facet,
): FacetCount[] {
	const chosen = new Set(filters.get(facet));
	const all = new Map([...Array.from(chosen, (value): [string, number] => [value, 0]), ...counts]);
	return Array.from(all, ([value, count]) => ({ value, count }))
		.sort(mostFrequentFirst)
		.filter(({ value }, position) => position < facetLimit || chosen.has(value));
}

const mostFrequentFirst = (a: FacetCount, b: FacetCount): number =>
	b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value));
