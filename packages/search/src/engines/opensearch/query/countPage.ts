import type { Facet } from "../../../api/fields.ts";
import type { FacetCount, PageCounts } from "../../../api/page.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { totalHits } from "../client/search.ts";
import { allOf, type Clause } from "./clauses.ts";
import { type CountGroup, filteredGroups, wholeGroup } from "./countGroups.ts";
import { cumulativeAggregations, noneUpTo, upToIn } from "./cumulativeAggregations.ts";
import { exactCounts, type ExactSearch } from "./exactCounts.ts";
import { facetAggregations, facetCounts, facetResult } from "./facetAggregations.ts";
import { postFilters } from "./filters.ts";

/** The total of a page, and all that is counted for it. `base` matches the rows without the filters of counted fields. */
export async function countPage(
	search: ExactSearch,
	query: CheckedQuery,
	base: Clause,
): Promise<PageCounts & { readonly total: number }> {
	const groups = [wholeGroup(query), ...filteredGroups(query)];
	const [whole, ...others] = await Promise.all(groups.map((group) => countGroup(search, query, group, base)));
	const facets = new Map([whole, ...others].flatMap((counted) => counted?.facets ?? []));
	const upTo = new Map([whole, ...others].flatMap((counted) => counted?.upTo ?? []));
	return {
		total: whole?.total ?? 0,
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

/**
 * Counts the fields of a group in one search, whose query has all of its filters: OpenSearch then visits the matching rows
 * only, and reads the counts of all rows from its dictionaries.
 */
async function countGroup(search: ExactSearch, query: CheckedQuery, group: CountGroup, base: Clause) {
	const under = allOf([base, ...postFilters(query, group.except)]);
	const aggregations = { ...facetAggregations(query, group), ...cumulativeAggregations(query, group) };
	const response = await search.count({ size: 0, track_total_hits: true, query: under, aggregations });
	const exact = async (facet: Facet): Promise<readonly [Facet, readonly FacetCount[]]> => [
		facet,
		await exactCounts(search, query, facet, facetResult(response, query, facet), under),
	];
	return {
		total: totalHits(response),
		facets: await Promise.all(group.facets.map(exact)),
		upTo: group.sorts.map((sort) => [sort, upToIn(response, sort)] as const),
	};
}
