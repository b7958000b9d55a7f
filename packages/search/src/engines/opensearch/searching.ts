import { cursorOf, type Place } from "../../cursor.ts";
import type { CheckedQuery } from "../../query.ts";
import type { Page } from "../../shapes.ts";
import { type Found, found } from "./asking.ts";
import { boundsOf, upToOf } from "./bounds.ts";
import { all, type Clause, type IsToken, visible } from "./clauses.ts";
import type { Cluster } from "./cluster.ts";
import { aggregationsOf, type Counted, listed } from "./facets.ts";
import { matching, ranked, type Way, WAYS } from "./matching.ts";
import { always, aside, isNarrowed } from "./narrowing.ts";
import { fieldsOf, placeOfRow, sortOf, startOf } from "./paging.ts";
import { asRow } from "./row.ts";
import { tallied } from "./tallies.ts";
import { knownFirsts } from "./twos.ts";

/** The page of a query, as of a commit. */
export async function pageOf(
	cluster: Cluster,
	generation: number,
	query: CheckedQuery,
	place: Place | undefined,
): Promise<Page> {
	if (query.text !== "" && query.words.length === 0) return emptyPage(query);
	for (const way of query.text === "" ? [undefined] : WAYS) {
		const reading = way && { way, isToken: await knownFirsts(cluster, generation, query, way) };
		const page = await pageIn(cluster, generation, query, place, reading);
		if (page) return page;
	}
	return emptyPage(query);
}

/** The page of a query that finds nothing. */
export const emptyPage = (query: CheckedQuery): Page => ({
	rows: [],
	total: 0,
	facets: Object.fromEntries(query.facets.map((facet) => [facet, listed(new Map(), query, facet)])),
	...upToOf(query),
});

/** How a text is read. */
interface Reading {
	readonly way: Way;
	readonly isToken: IsToken;
}

/** A page of what the text finds in one way; undefined where it finds nothing so, whatever filters leave of it. */
async function pageIn(
	cluster: Cluster,
	generation: number,
	query: CheckedQuery,
	place: Place | undefined,
	reading: Reading | undefined,
): Promise<Page | undefined> {
	const text = reading && matching(query.words, reading.way, reading.isToken);
	const answer = await found(cluster, requestOf(query, generation, place, reading));
	const isFound = answer.hits.total!.value > 0 || text === undefined;
	if (!isFound && !(isNarrowed(query) && (await anything(cluster, generation, text)))) return undefined;
	return pageFrom(cluster, query, answer, baseOf(query, generation, text));
}

function requestOf(
	query: CheckedQuery,
	generation: number,
	place: Place | undefined,
	reading: Reading | undefined,
): object {
	const isRanked = query.sort === "match" && reading !== undefined;
	const text = reading && matching(query.words, reading.way, reading.isToken);
	const base = baseOf(query, generation, isRanked ? undefined : text);
	const narrowing = aside(query);
	const aggregations = { ...aggregationsOf(query), ...boundsOf(query) };
	return {
		size: query.limit + 1,
		track_total_hits: true,
		query: isRanked ? { bool: { filter: [base], must: [ranked(query, reading.way, reading.isToken)] } } : base,
		...(narrowing.length > 0 && { post_filter: all(narrowing) }),
		sort: sortOf(query),
		...(place && { search_after: startOf(query, place) }),
		_source: fieldsOf(query),
		...(Object.keys(aggregations).length > 0 && { aggregations }),
	};
}

/** What narrows rows and every count. */
const baseOf = (query: CheckedQuery, generation: number, text: Clause | undefined): Clause =>
	all([visible(generation), ...(text ? [text] : []), ...always(query)]);

/** Whether a text finds anything at all. */
async function anything(cluster: Cluster, generation: number, text: Clause): Promise<boolean> {
	const { hits } = await found(cluster, {
		size: 1,
		track_total_hits: false,
		query: all([visible(generation), text]),
		_source: false,
	});
	return hits.hits.length > 0;
}

async function pageFrom(
	cluster: Cluster,
	query: CheckedQuery,
	{ hits, aggregations }: Found,
	base: Clause,
): Promise<Page> {
	const rows = hits.hits.slice(0, query.limit);
	const counts = query.facets.map(async (facet) => {
		const counted = aggregations![facet] as Counted;
		return [facet, await tallied(cluster, query, facet, counted, base)] as const;
	});
	const page = {
		rows: rows.map(({ _source }) => asRow(_source)),
		total: hits.total!.value,
		facets: Object.fromEntries(await Promise.all(counts)),
		...upToOf(query, aggregations),
	};
	if (hits.hits.length <= query.limit) return page;
	return { ...page, next: cursorOf(query, placeOfRow(query, rows.at(-1)!)) };
}
