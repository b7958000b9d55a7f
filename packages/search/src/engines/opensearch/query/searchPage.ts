import type { Page } from "../../../api/page.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { type CursorPosition, cursorOf } from "../../../query/cursor.ts";
import { MATCH_MODES, type MatchMode } from "../../../text/typos.ts";
import { runSearch, type SearchResponse, totalHits } from "../client/search.ts";
import { boundedRow, type StoredRow } from "../documents/storedRow.ts";
import { allOf, type Clause, visibleIn } from "./clauses.ts";
import { countPage, noCounts } from "./countPage.ts";
import type { ExactSearch } from "./exactCounts.ts";
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
export async function searchPage(search: ExactSearch, request: PageRequest): Promise<Page> {
	const { generation, query } = request;
	if (query.text === "") return unmatchedPage(search, request);
	for (const mode of query.words.length === 0 ? [] : MATCH_MODES) {
		const text = { mode, isToken: await tokenTestFor(search.client, generation, query, mode) };
		const page = await matchedPage(search, request, text);
		if (page) return page;
	}
	return emptyPage(query);
}

/** The page of a query that matches nothing. */
export const emptyPage = (query: CheckedQuery): Page => ({ rows: [], total: 0, ...noCounts(query) });

/** How the text of a query is matched. */
interface TextMode {
	readonly mode: MatchMode;
	readonly isToken: TokenTest;
}

/** The page of a query without text. Its rows are not counted with them: OpenSearch then stops at the first ones in order. */
async function unmatchedPage(search: ExactSearch, request: PageRequest): Promise<Page> {
	const { generation, query } = request;
	const [response, counts] = await Promise.all([
		runSearch<StoredRow>(search.client, { ...rowsBody(request), track_total_hits: false }),
		countPage(search, query, baseOf(query, generation, undefined)),
	]);
	return pageOf(query, response, counts);
}

/** The page in one match mode; undefined if the text matches nothing in it, with or without the filters. */
async function matchedPage(search: ExactSearch, request: PageRequest, text: TextMode): Promise<Page | undefined> {
	const { generation, query } = request;
	const words = matchText(query, text.mode, text.isToken);
	const response = await runSearch<StoredRow>(search.client, { ...rowsBody(request, text), track_total_hits: true });
	const isMatched =
		totalHits(response) > 0 ||
		(isFiltered(query) && (await matchesAny(search.client, allOf([visibleIn(generation, query.visibleTo), words]))));
	if (!isMatched) return undefined;
	return pageOf(query, response, await countPage(search, query, baseOf(query, generation, words)));
}

function rowsBody({ generation, query, after }: PageRequest, text?: TextMode): object {
	const words = text && matchText(query, text.mode, text.isToken);
	const tiers = text && query.sort === "match" ? matchTiers(query, text.mode, text.isToken) : undefined;
	const under = allOf([baseOf(query, generation, tiers ? undefined : words), ...postFilters(query)]);
	return {
		...windowOf(query),
		query: tiers ? { bool: { filter: [under], must: [tiers] } } : under,
		sort: sortOf(query),
		...(after && { search_after: searchAfter(query, after) }),
		_source: pageFields(query),
	};
}

/** The rows to read: one more than the page has, except with an offset, whose last page ends where the cluster's order does. */
const windowOf = ({ offset, limit }: CheckedQuery): object =>
	offset === 0 ? { size: limit + 1 } : { from: offset, size: limit };

/** The rows of a commit that match the text, and the filters that apply to every count. */
const baseOf = (query: CheckedQuery, generation: number, text: Clause | undefined): Clause =>
	allOf([visibleIn(generation, query.visibleTo), ...(text ? [text] : []), ...queryFilters(query)]);

function pageOf(
	query: CheckedQuery,
	{ hits: { hits } }: SearchResponse<StoredRow>,
	counts: Awaited<ReturnType<typeof countPage>>,
): Page {
	const { offset, limit } = query;
	const rows = hits.slice(0, limit);
	const last = rows.at(-1);
	const hasMore = offset === 0 ? hits.length > limit : counts.total > offset + limit;
	return {
		rows: rows.map(({ _source }) => boundedRow(_source)),
		...counts,
		...(last && hasMore && { next: cursorOf(query, rowPosition(query, last)) }),
	};
}
