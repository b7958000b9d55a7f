import type { Facet } from "../../../api/fields.ts";
import type { FacetCount, PageCounts } from "../../../api/page.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { type SearchResponse, totalHits } from "../client/search.ts";
import { allOf, type Clause } from "./clauses.ts";
import { type CountGroup, filteredGroups, wholeGroup } from "./countGroups.ts";
import { cumulativeAggregations, noneUpTo, upToIn } from "./cumulativeAggregations.ts";
import { exactCounts, type ExactSearch } from "./exactCounts.ts";
import { chosenResult, facetAggregations, facetCounts, topResult } from "./facetAggregations.ts";
import { postFilters } from "./filters.ts";

/** The total of a page, and all that is counted for it. `base` matches the rows without the filters of counted fields. */
export async function countPage(
	search: ExactSearch,
	query: CheckedQuery,
	base: Clause,
): Promise<PageCounts & { readonly total: number }> {
	const [whole, ...others] = await Promise.all([
		countGroup(search, query, wholeGroup(query), base),
		...filteredGroups(query).map((group) => countGroup(search, query, group, base)),
	]);
	const groups = [whole, ...others];
	const facets = new Map(await Promise.all(groups.flatMap((group) => exactFacets(search, query, group, whole))));
	const upTo = new Map(
		groups.flatMap(({ group, response }) => group.sorts.map((sort) => [sort, upToIn(response, sort)] as const)),
	);
	return {
		total: totalHits(whole.response),
		facets: Object.fromEntries(query.facets.map((facet) => [facet, facets.get(facet) ?? []])),
		...(upTo.size > 0 && { upTo: Object.fromEntries(upTo) }),
	};
}

/** The counts of a page that matches nothing. */
export const noCounts = (query: CheckedQuery): PageCounts => ({
	facets: Object.fromEntries(query.facets.map((facet) => [facet, facetCounts(new Map(), query, facet)])),
	...(query.upTo.size > 0 && {
		upTo: Object.fromEntries([...query.upTo.keys()].map((sort) => [sort, noneUpTo(query, sort)])),
	}),
});

interface CountedGroup {
	readonly group: CountGroup;
	/** The rows that are counted. */
	readonly under: Clause;
	readonly response: SearchResponse;
}

/**
 * Counts the fields of a group in one search, whose query has all of its filters: OpenSearch then visits the matching rows
 * only, and reads the counts of all rows from its dictionaries.
 */
async function countGroup(
	search: ExactSearch,
	query: CheckedQuery,
	group: CountGroup,
	base: Clause,
): Promise<CountedGroup> {
	const under = allOf([base, ...postFilters(query, group.except)]);
	const aggregations = { ...facetAggregations(query, group), ...cumulativeAggregations(query, group) };
	const response = await search.count({ size: 0, track_total_hits: true, query: under, aggregations });
	return { group, under, response };
}

/** The exact counts of a group's facets; those of filtered values are in the response for all filters. */
const exactFacets = (
	search: ExactSearch,
	query: CheckedQuery,
	{ group, response, under }: CountedGroup,
	whole: CountedGroup,
): readonly Promise<readonly [Facet, readonly FacetCount[]]>[] =>
	group.facets.map(async (facet) => {
		const result = { top: topResult(response, facet), chosen: chosenResult(whole.response, query, facet) };
		return [facet, await exactCounts(search, query, facet, result, under)] as const;
	});
