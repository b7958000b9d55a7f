import type { FacetCount, Index, Page, Query } from "@vitrine/search";
import { FACETS, type Facet } from "./facets.ts";
import { isListed, labelOf } from "./labels.ts";
import { type ListQuery, without } from "./query.ts";
import { rowOf } from "./rows.ts";
import type { Chip, FacetView, ListView, OptionView, WayOut } from "./view.ts";

const ROWS = 20;
/** Values of a facet that are sent to a page. */
const OPTIONS = 100;
/** Values asked of the index, of which some are not listed. */
const COUNTED = 400;

/** Asks the index, and lays the answer out. Throws QueryError naming the field when the query makes no sense. */
export async function listView(index: Index, query: ListQuery, now: Date): Promise<ListView> {
	const page = await index.search({ ...asked(query), limit: ROWS, facets: FACETS, facetLimit: COUNTED });
	const chips = chipsOf(query);
	return {
		query,
		total: page.total,
		all: await index.count(),
		facets: FACETS.map((facet) => facetView(facet, page, query)),
		chips,
		rows: page.rows.map(({ record }) => rowOf(record, query)),
		...(page.next !== undefined && { next: page.next }),
		ways: page.total === 0 ? await waysOut(index, query, chips) : [],
		now: now.toISOString(),
	};
}

function asked({ q, filters, sort, dir, cursor }: ListQuery): Query {
	return {
		filters,
		...(q !== undefined && { text: q }),
		...(sort && { sort }),
		...(dir && { direction: dir }),
		...(cursor !== undefined && { cursor }),
	};
}

function facetView(facet: Facet, page: Page, { filters }: ListQuery): FacetView {
	const chosen = new Set(filters[facet]);
	const counts = page.facets[facet] ?? [];
	const listed = counts.filter(({ value }) => chosen.has(value) || isListed(facet, value));
	const first = listed.toSorted((a, b) => Number(chosen.has(b.value)) - Number(chosen.has(a.value)));
	const missing = [...chosen].filter((value) => !counts.some((count) => count.value === value));
	const all: FacetCount[] = [...missing.map((value) => ({ value, count: 0 })), ...first];
	return {
		facet,
		options: all.slice(0, OPTIONS).map(({ value, count }) => optionOf(facet, value, count, chosen.has(value))),
		more: Math.max(0, all.length - OPTIONS),
	};
}

function optionOf(facet: Facet, value: string, count: number, chosen: boolean): OptionView {
	return { value, count, chosen, ...labelOf(facet, value) };
}

function chipOf(facet: Facet, value: string): Chip {
	return { facet, value, ...labelOf(facet, value) };
}

function chipsOf({ q, filters }: ListQuery): readonly Chip[] {
	const chosen = FACETS.flatMap((facet) => (filters[facet] ?? []).map((value) => chipOf(facet, value)));
	return q === undefined ? chosen : [{ value: q, label: `“${q}”` }, ...chosen];
}

/** Chips tried when nothing was found. */
const TRIED = 8;

/** What each part of the query costs: the models there would be without it, the most first. */
async function waysOut(index: Index, query: ListQuery, chips: readonly Chip[]): Promise<readonly WayOut[]> {
	if (chips.length < 2) return [];
	const tried = chips.slice(0, TRIED).map(async (chip) => {
		const { total } = await index.search({ ...asked(without(query, chip)), limit: 1 });
		return { chip, count: total };
	});
	const ways = await Promise.all(tried);
	return ways.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}
