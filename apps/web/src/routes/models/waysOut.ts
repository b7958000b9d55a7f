import type { IndexReader, Query } from "@vitrine/search";
import { withoutAWord } from "../../search/answering/waysOut.ts";
import { changed, without } from "../../resources/models/changes.ts";
import { FACET_NAMES } from "../../resources/models/facets.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import type { Chip, WayOut } from "./view.ts";

/** Filters that are tried without, if no models match. */
const TRIED = 8;

/** Other queries that have matches, the most first: without one filter, or one word. */
export async function waysOut(
	index: IndexReader,
	query: ListQuery,
	chips: readonly Chip[],
	ask: (query: ListQuery) => Query,
): Promise<readonly WayOut[]> {
	const drops = chips.slice(0, chips.length < 2 ? 0 : TRIED);
	const tried = [
		...drops.map((chip) => ({ label: `Remove ${nameOf(chip)}`, query: without(query, chip) })),
		...withoutAWord(query.q ?? "").map(({ word, rest }) => ({
			label: `Leave out “${word}”`,
			query: changed(query, { q: rest }),
		})),
	];
	const counts = await Promise.all(tried.map((way) => totalOf(index, ask(way.query))));
	const ways = tried.map(({ label, query }, at): WayOut => ({ label, query, count: counts[at] ?? 0 }));
	return ways.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

function nameOf({ of, label }: Chip): string {
	if (of === "q") return `the words ${label}`;
	return of === "fit" || of === "created" || of === "updated"
		? `“${label}”`
		: `${FACET_NAMES[of][0].toLowerCase()} ${label}`;
}

/** The number of models that a query matches. */
export async function totalOf(index: IndexReader, query: Query): Promise<number> {
	return (await index.search({ ...query, limit: 1 })).total;
}
