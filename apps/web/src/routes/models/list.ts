import { deviceOf, memoryOptions } from "@vitrine/catalogue";
import { SIZES } from "@vitrine/model";
import type { VisibleStore } from "@vitrine/store";
import type { FacetCount, IndexReader, Page, Query, UpTo } from "@vitrine/search";
import { type CheckedIds, checkedIds } from "../../data/checkedIds.ts";
import { checkedView } from "./checked.ts";
import { FACET_NAMES, FACETS, type Facet, type Group } from "./query/facets.ts";
import { bytesFor, type Fit, OFFERED } from "../../hardware/fit.ts";
import { isListed, labelOf } from "../../facts/facetLabels.ts";
import { withoutAWord } from "../../search/answering/waysOut.ts";
import { changed, type ListQuery, without } from "./query/query.ts";
import { fitLabel } from "../../search/reading/labels.ts";
import { type Order, orderAsked, orderOf, trends } from "./order.ts";
import { offsetOf, pagesOf, ROWS } from "./rows/paging.ts";
import { rowOf } from "./rows/rows.ts";
import type { Chip, FacetView, FitView, ListCounts, ListView, OptionView, WayOut } from "./view.ts";

/** Values of a facet that are sent to the browser. */
const OPTIONS = 100;
/** Values read from the index, some of which are not listed. */
const COUNTED = 400;
/** Facets before the filter by what was checked here. */
const PLACE_OF_CHECKED = 3;

/**
 * Reads the list for a query. `onRows` is called with the list without counts as soon as that is known. Throws
 * QueryError with the field if the query is invalid.
 */
export async function listView(
	store: ListStore,
	query: ListQuery,
	now: Date,
	onRows: (view: ListView) => void = () => {},
): Promise<ListView> {
	const { index } = store;
	const all = await index.count();
	const sizes = sizesFor(query);
	const checked = await checkedIds(store);
	const ask = (one: ListQuery): Query => asked(one, checked);
	let rows: Promise<ListRows> | undefined;
	const page = await index.search(
		{ ...ask(query), facets: FACETS, facetLimit: COUNTED, upTo: { memory: sizes.map(bytesFor) } },
		{
			onRows: (page) => {
				if (isBeyond(page) || !isOrdered(query, page)) return;
				rows = rowsView(store, page, all, query, now);
				rows.then((first) => onRows({ ...first, ...UNCOUNTED, isCounting: true })).catch(() => {});
			},
		},
	);
	const unsized = await unsizedOf(index, query, page, ask);
	const facets = FACETS.map((facet) => ({
		...facetView(facet, page, query),
		...(facet === "size" && unsized > 0 && { unknown: unsized }),
	}));
	const counts: ListCounts = {
		facets: facets.toSpliced(PLACE_OF_CHECKED, 0, ...(await checkedView(index, query, checked, ask))),
		fit: fitView(query, sizes, page.upTo?.memory),
		ways: page.total === 0 ? await waysOut(index, query, chipsOf(query), ask) : [],
	};
	rows ??= orderedRows(store, query, page, ask, all, now);
	return { ...(await rows), ...counts };
}

/** The list without its counts. Throws as {@link listView} does. */
export async function uncountedView(store: ListStore, query: ListQuery, now: Date): Promise<ListView> {
	const { index } = store;
	const all = await index.count();
	const checked = await checkedIds(store);
	const ask = (one: ListQuery): Query => asked(one, checked);
	const rows = await orderedRows(store, query, await index.search(ask(query)), ask, all, now);
	return { ...rows, ...UNCOUNTED, isCounting: true };
}

/** Whether the rows of a page are in the order that the list has: its first row has the figure by which it is ordered. */
function isOrdered(query: ListQuery, { rows }: RowsPage): boolean {
	return orderAsked(query) !== undefined || trends(rows[0]?.record);
}

/** The rows of a page, or those of the last one; by another figure where nothing trends. */
async function orderedRows(
	store: ListStore,
	query: ListQuery,
	page: RowsPage,
	ask: (query: ListQuery) => Query,
	all: number,
	now: Date,
): Promise<ListRows> {
	const { index } = store;
	const order = isOrdered(query, page) ? undefined : await orderOf(index, ask(query));
	if (order === undefined || order === "trending" || order === "match" || order === "name")
		return rowsView(store, await nearest(index, query, page, ask), all, query, now, order);
	const sorted = { ...query, sort: order };
	const again = await nearest(index, sorted, await index.search(ask(sorted)), ask);
	return rowsView(store, again, all, query, now, order);
}

/** The models of unknown size under all filters but that of sizes. */
async function unsizedOf(
	index: IndexReader,
	query: ListQuery,
	page: Page,
	ask: (query: ListQuery) => Query,
): Promise<number> {
	const sized = (page.facets.size ?? []).reduce((sum, { count }) => sum + count, 0);
	if (query.filters.size === undefined) return page.total - sized;
	return (await totalOf(index, ask(changed(query, { filters: { ...query.filters, size: [] } })))) - sized;
}

/** What the list reads: the index, and the outcomes of checks. */
export type ListStore = Pick<VisibleStore, "index" | "outcomes">;

/** Whether a page comes after the last one of its list. */
function isBeyond({ rows, total }: RowsPage): boolean {
	return rows.length === 0 && total > 0;
}

/** A page of a list; in place of one after the last, the last. */
async function nearest(
	index: IndexReader,
	query: ListQuery,
	page: RowsPage,
	ask: (query: ListQuery) => Query,
): Promise<RowsPage> {
	return isBeyond(page) ? index.search(ask({ ...query, page: pagesOf(page.total) })) : page;
}

type RowsPage = Omit<Page, "facets">;
type ListRows = Omit<ListView, keyof ListCounts | "isCounting">;

const UNCOUNTED: ListCounts = { facets: [], fit: { sizes: [], unsized: 0 }, ways: [] };

async function rowsView(
	{ outcomes }: ListStore,
	page: RowsPage,
	all: number,
	query: ListQuery,
	now: Date,
	order?: Order,
): Promise<ListRows> {
	const pages = pagesOf(page.total);
	const rows = page.rows.map(async (row) => rowOf(row.record, query, await outcomes?.of(row)));
	return {
		query,
		total: page.total,
		page: Math.min(query.page ?? 1, pages),
		pages,
		all,
		chips: chipsOf(query),
		...(order && order !== "trending" && { order }),
		rows: await Promise.all(rows),
		now: now.toISOString(),
	};
}

/** The query of the index for a list. */
export function asked({ q, filters, checked: results, fit, sort, dir, page }: ListQuery, checked: CheckedIds): Query {
	return {
		...(results && results.length > 0 && { ids: results.flatMap((result) => checked[result]) }),
		limit: ROWS,
		offset: offsetOf(page),
		filters,
		...(fit && { ranges: { memory: { max: bytesFor(fit.memory) } } }),
		...(q !== undefined && { text: q }),
		...(sort && { sort }),
		...(dir && { direction: dir }),
	};
}

function facetView(facet: Facet, page: Page, { filters }: ListQuery): FacetView {
	const chosen = new Set(filters[facet]);
	const counts = page.facets[facet] ?? [];
	const listed = counts.filter(({ value }) => chosen.has(value) || isListed(facet, value));
	// A catalogue of one source has nothing to choose.
	if (facet === "source" && listed.length < 2 && chosen.size === 0) return { facet, options: [], more: 0 };
	const first = facet === "size" ? bySize(listed) : chosenFirst(listed, chosen);
	const missing = [...chosen].filter((value) => !counts.some((count) => count.value === value));
	const all: FacetCount[] = [...missing.map((value) => ({ value, count: 0 })), ...first];
	return {
		facet,
		options: all.slice(0, OPTIONS).map(({ value, count }) => optionOf(facet, value, count, chosen.has(value))),
		more: Math.max(0, all.length - OPTIONS),
	};
}

function chosenFirst(counts: readonly FacetCount[], chosen: ReadonlySet<string>): readonly FacetCount[] {
	return counts.toSorted((a, b) => Number(chosen.has(b.value)) - Number(chosen.has(a.value)));
}

/** The classes of size, the smallest first. */
function bySize(counts: readonly FacetCount[]): readonly FacetCount[] {
	return counts.toSorted((a, b) => place(a) - place(b));
}

function place({ value }: FacetCount): number {
	return SIZES.findIndex(({ name }) => name === value);
}

/** The sizes of memory to choose from. */
function sizesFor({ fit }: ListQuery): readonly number[] {
	const device = fit?.device === undefined ? undefined : deviceOf(fit.device);
	return device ? memoryOptions(device) : offered(fit);
}

/** The sizes, with the number of models that fit each. */
function fitView({ fit }: ListQuery, sizes: readonly number[], counted: UpTo | undefined): FitView {
	const { all, known, counts } = counted ?? { all: 0, known: 0, counts: [] };
	const choices = sizes.map((memory, at) => ({ memory, count: counts[at] ?? 0 }));
	return { sizes: [...(fit?.device === undefined ? [{ count: all }] : []), ...choices], unsized: all - known };
}

function offered(fit: Fit | undefined): readonly number[] {
	return [...new Set([...OFFERED, ...(fit ? [fit.memory] : [])])].sort((a, b) => a - b);
}

async function totalOf(index: IndexReader, query: Query): Promise<number> {
	return (await index.search({ ...query, limit: 1 })).total;
}

function optionOf(facet: Group, value: string, count: number, chosen: boolean): OptionView {
	return { value, count, chosen, ...labelOf(facet, value) };
}

function chipOf(facet: Group, value: string): Chip {
	return { of: facet, value, ...labelOf(facet, value) };
}

/** The filters of a list with their labels. */
export function chipsOf({ q, filters, checked = [], fit }: ListQuery): readonly Chip[] {
	const chosen = FACETS.flatMap((facet) => (filters[facet] ?? []).map((value) => chipOf(facet, value)));
	return [
		...(q === undefined ? [] : [{ of: "q" as const, value: q, label: `“${q}”` }]),
		...(fit ? [{ of: "fit" as const, value: String(fit.memory), label: fitLabel(fit) }] : []),
		...chosen,
		...checked.map((result) => chipOf("checked", result)),
	];
}

/** Filters that are tried without, if no models match. */
const TRIED = 8;

/** Other queries that have matches, the most first: without one filter, or one word. */
async function waysOut(
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
	return of === "fit" ? `“${label}”` : `${FACET_NAMES[of][0].toLowerCase()} ${label}`;
}
