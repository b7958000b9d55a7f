import type { Facet } from "../../../api/fields.ts";
import type { FacetCount } from "../../../api/page.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { aggregation, type SearchResponse } from "../client/search.ts";
import { storedTerm } from "../documents/terms.ts";
import type { CountGroup } from "./countGroups.ts";

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

/** Aggregations that count the most frequent values of a group's facets, and the filtered values of the one that has a filter. */
export const facetAggregations = (query: CheckedQuery, { facets }: CountGroup): Readonly<Record<string, object>> =>
	Object.fromEntries(
		facets.flatMap((facet) => {
			const chosen = query.filters.get(facet);
			const top = [topName(facet), mostFrequent(facet, Math.min(query.facetLimit, MAX_LISTED))] as const;
			return chosen ? [top, [chosenName(facet), onlyValues(facet, chosen.map(storedTerm))] as const] : [top];
		}),
	);

/** The result for a facet of the group that a response is for. */
export const facetResult = (response: SearchResponse, query: CheckedQuery, facet: Facet): FacetResult => ({
	top: aggregation<TermsResult>(response, topName(facet)),
	...(query.filters.has(facet) && { chosen: aggregation<TermsResult>(response, chosenName(facet)) }),
});

const topName = (facet: Facet): string => `top ${facet}`;
const chosenName = (facet: Facet): string => `chosen ${facet}`;

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
