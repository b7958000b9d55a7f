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

/** The results for one facet. */
export interface FacetResult {
	readonly top: TermsResult;
	/** The filtered values. */
	readonly chosen: TermsResult | undefined;
}

/** Values per facet in one response; all facets together stay below the limit of OpenSearch. */
export const MAX_LISTED = 5000;

/**
 * Aggregations that count the most frequent values of a group's facets. The group of all filters also counts the filtered
 * values: its rows are all that have them, since the values of a facet are alternatives. The counts of a facet without its
 * own filter are then the same whatever its values are, and kept for all of them.
 */
export const facetAggregations = (
	query: CheckedQuery,
	{ facets, except }: CountGroup,
): Readonly<Record<string, object>> => {
	const top = facets.map((facet) => [topName(facet), mostFrequent(facet, Math.min(query.facetLimit, MAX_LISTED))]);
	const chosen = except === undefined ? filteredFacets(query) : [];
	return Object.fromEntries([
		...top,
		...chosen.map(([facet, values]) => [chosenName(facet), onlyValues(facet, values.map(storedTerm))]),
	]);
};

/** The counted facets with a filter, and their filtered values. */
const filteredFacets = ({ facets, filters }: CheckedQuery): readonly (readonly [Facet, readonly string[]])[] =>
	facets.flatMap((facet) => {
		const values = filters.get(facet);
		return values ? [[facet, values] as const] : [];
	});

/** The most frequent values of a facet, in the response for its group. */
export const topResult = (response: SearchResponse, facet: Facet): TermsResult =>
	aggregation<TermsResult>(response, topName(facet));

/** The filtered values of a facet, in the response for all filters; undefined without a filter. */
export const chosenResult = (response: SearchResponse, query: CheckedQuery, facet: Facet): TermsResult | undefined =>
	query.filters.has(facet) ? aggregation<TermsResult>(response, chosenName(facet)) : undefined;

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
