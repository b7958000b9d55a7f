import type { Page } from "../../../api/page.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { type CursorPosition, cursorOf } from "../../../query/cursor.ts";
import { MATCH_MODES, type MatchMode } from "../../../text/typos.ts";
import type { ClusterClient } from "../client/clusterClient.ts";
import { aggregation, runSearch, type SearchResponse, totalHits } from "../client/search.ts";
import { boundedRow, type StoredRow } from "../documents/storedRow.ts";
import { allOf, type Clause, visibleIn } from "./clauses.ts";
import { cumulativeAggregations, upToOf } from "./cumulativeAggregations.ts";
import { exactCounts } from "./exactCounts.ts";
import { facetAggregations, facetCounts, type FacetResult } from "./facetAggregations.ts";
import { isFiltered, postFilters, queryFilters } from "./filters.ts";
import { pageFields, rowPosition, searchAfter, sortOf } from "./paging.ts";
import { matchesAny } from "./rows.ts";
import { matchText, matchTiers } from "./textQuery.ts";
import { type TokenTest, tokenTestFor } from "./tokenTest.ts";

/** A page as of a commit. */
interface PageRequest {
	readonly generation: number;
	readonly query: CheckedQuery;
	readonly after: CursorPosition | undefined;
}

/** The page of a query. */
export async function searchPage(client: ClusterClient, request: PageRequest): Promise<Page> {
	const { generation, query } = request;
	if (query.text === "") return pageOf(client, request, undefined, await runSearch<StoredRow>(client, bodyOf(request)));
	for (const mode of query.words.length === 0 ? [] : MATCH_MODES) {
		const text = { mode, isToken: await tokenTestFor(client, generation, query, mode) };
		const page = await matchedPage(client, request, text);
		if (page) return page;
	}
	return emptyPage(query);
}

/** The page of a query that matches nothing. */
export const emptyPage = (query: CheckedQuery): Page => ({
	rows: [],
	total: 0,
	facets: Object.fromEntries(query.facets.map((facet) => [facet, facetCounts(new Map(), query, facet)])),
	...upToOf(query),
});

/** How the text of a query is matched. */
interface TextMode {
	readonly mode: MatchMode;
	readonly isToken: TokenTest;
}

/** The page in one match mode; undefined if the text matches nothing in it, with or without the filters. */
async function matchedPage(client: ClusterClient, request: PageRequest, text: TextMode): Promise<Page | undefined> {
	const { generation, query } = request;
	const words = matchText(query, text.mode, text.isToken);
	const response = await runSearch<StoredRow>(client, bodyOf(request, text));
	const isMatched =
		totalHits(response) > 0 ||
		(isFiltered(query) && (await matchesAny(client, allOf([visibleIn(generation, query.visibleTo), words]))));
	return isMatched ? pageOf(client, request, words, response) : undefined;
}

function bodyOf({ generation, query, after }: PageRequest, text?: TextMode): object {
	const words = text && matchText(query, text.mode, text.isToken);
	const tiers = text && query.sort === "match" ? matchTiers(query, text.mode, text.isToken) : undefined;
	const base = baseOf(query, generation, tiers ? undefined : words);
	const filters = postFilters(query);
	const aggregations = { ...facetAggregations(query), ...cumulativeAggregations(query) };
	return {
		...windowOf(query),
		track_total_hits: true,
		query: tiers ? { bool: { filter: [base], must: [tiers] } } : base,
		...(filters.length > 0 && { post_filter: allOf(filters) }),
		sort: sortOf(query),
		...(after && { search_after: searchAfter(query, after) }),
		_source: pageFields(query),
		...(Object.keys(aggregations).length > 0 && { aggregations }),
	};
}

/** The rows to read: one more than the page has, except with an offset, whose last page ends where the cluster's order does. */
const windowOf = ({ offset, limit }: CheckedQuery): object =>
	offset === 0 ? { size: limit + 1 } : { from: offset, size: limit };

const hasMore = ({ offset, limit }: CheckedQuery, response: SearchResponse<StoredRow>): boolean =>
	offset === 0 ? response.hits.hits.length > limit : totalHits(response) > offset + limit;

/** The rows of a commit that match the text, and the filters that apply to every count. */
const baseOf = (query: CheckedQuery, generation: number, text: Clause | undefined): Clause =>
	allOf([visibleIn(generation, query.visibleTo), ...(text ? [text] : []), ...queryFilters(query)]);

async function pageOf(
	client: ClusterClient,
	{ generation, query }: PageRequest,
	text: Clause | undefined,
	response: SearchResponse<StoredRow>,
): Promise<Page> {
	const { hits } = response.hits;
	const base = baseOf(query, generation, text);
	const counts = query.facets.map(async (facet) => {
		const result = aggregation<FacetResult>(response, facet);
		return [facet, await exactCounts(client, query, facet, result, base)] as const;
	});
	const rows = hits.slice(0, query.limit);
	const last = rows.at(-1);
	return {
		rows: rows.map(({ _source }) => boundedRow(_source)),
		total: totalHits(response),
		facets: Object.fromEntries(await Promise.all(counts)),
		...upToOf(query, response.aggregations),
		...(last && hasMore(query, response) && { next: cursorOf(query, rowPosition(query, last)) }),
	};
}
