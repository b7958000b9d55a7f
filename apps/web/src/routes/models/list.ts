import { setImmediate } from "node:timers/promises";
import type { VisibleStore } from "@vitrine/store";
import type { IndexReader, Page, Query } from "@vitrine/search";
import { type CheckedIds, checkedIds } from "../../data/checkedIds.ts";
import { KeptAnswers } from "../../data/keptAnswers.ts";
import { bytesFor } from "../../hardware/fit.ts";
import { checkedView } from "./checked.ts";
import { chipsOf } from "./chips.ts";
import { datesBefore, datesView, rangesSince } from "./dates.ts";
import { facetView } from "./facetView.ts";
import { fitView, sizesFor } from "./fitView.ts";
import { type Order, orderAsked, orderOf, trends } from "./order.ts";
import { changed } from "./query/changes.ts";
import { FACETS } from "./query/facets.ts";
import type { ListQuery } from "./query/query.ts";
import { offsetOf, pagesOf, ROWS } from "./rows/paging.ts";
import { rowOf } from "./rows/rows.ts";
import type { ListCounts, ListView } from "./view.ts";
import { totalOf, waysOut } from "./waysOut.ts";

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
	const checked = await checkedIds(store);
	const sizes = sizesFor(query);
	const upTo = { memory: sizes.map(bytesFor), ...datesBefore(query, now) };
	const asking: Asking = { query, all, checked, now, sizes, upTo, ask: (one) => asked(one, checked, now) };
	const key = keyOf(asking);
	const before = await COUNTS.known(index, key);
	if (before !== undefined) {
		const rows = rowsAlone(store, asking);
		if (await isPending(before.answer)) rows.then((first) => onRows(uncounted(first))).catch(() => {});
		const view = { ...(await rows), ...(await before.answer) };
		// Rows and counts of an answer are of one commit.
		if ((await COUNTS.known(index, key))?.answer === before.answer) return view;
	}
	let rows: Promise<ListRows> | undefined;
	const counts = await COUNTS.get(index, async () => countsOf(store, asking, onRows, (found) => (rows = found)), key);
	return { ...(await (rows ?? rowsAlone(store, asking))), ...counts };
}

/** Lists whose counts are kept until the index changes, as readers turn pages, change the order, and set the same filters first. */
const KEPT = 64;
const COUNTS = new KeptAnswers<ListCounts>(KEPT);

/** What is asked for a list. */
interface Asking {
	readonly query: ListQuery;
	readonly now: Date;
	/** The number of models in the index. */
	readonly all: number;
	readonly checked: CheckedIds;
	readonly sizes: readonly number[];
	readonly upTo: NonNullable<Query["upTo"]>;
	/** The query of the index for a list. */
	readonly ask: (query: ListQuery) => Query;
}

/** Everything that counts depend on. */
function keyOf({ query, checked, upTo, ask }: Asking): string {
	const { page: _, sort: __, dir: ___, picked: ____, ...filters } = query;
	return JSON.stringify([filters, ask(filters), upTo, checked]);
}

function isPending(answer: Promise<object>): Promise<boolean> {
	return Promise.race([answer.then(() => false), setImmediate(true)]);
}

function uncounted(rows: ListRows): ListView {
	return { ...rows, ...UNCOUNTED, isCounting: true };
}

/** The counts of a list, and its rows, which are found first. */
async function countsOf(
	store: ListStore,
	{ query, all, checked, now, sizes, upTo, ask }: Asking,
	onRows: (view: ListView) => void,
	onFound: (rows: Promise<ListRows>) => void,
): Promise<ListCounts> {
	const { index } = store;
	let rows: Promise<ListRows> | undefined;
	const page = await index.search(
		{ ...ask(query), facets: FACETS, facetLimit: COUNTED, upTo },
		{
			onRows: (page) => {
				if (isBeyond(page) || !isOrdered(query, page)) return;
				rows = rowsView(store, page, all, query, now);
				rows.then((first) => onRows(uncounted(first))).catch(() => {});
			},
		},
	);
	const unsized = await unsizedOf(index, query, page, ask);
	const facets = FACETS.map((facet) => facetView(facet, page, query, facet === "size" ? unsized : 0));
	const counts: ListCounts = {
		facets: facets.toSpliced(PLACE_OF_CHECKED, 0, ...(await checkedView(index, query, checked, ask))),
		fit: fitView(query, sizes, page.upTo?.memory),
		dates: datesView(query, page),
		ways: page.total === 0 ? await waysOut(index, query, chipsOf(query), ask) : [],
	};
	onFound(rows ?? orderedRows(store, query, page, ask, all, now));
	return counts;
}

async function rowsAlone(store: ListStore, { query, all, now, ask }: Asking): Promise<ListRows> {
	return orderedRows(store, query, await store.index.search(ask(query)), ask, all, now);
}

/** The list without its counts. Throws as {@link listView} does. */
export async function uncountedView(store: ListStore, query: ListQuery, now: Date): Promise<ListView> {
	const { index } = store;
	const all = await index.count();
	const checked = await checkedIds(store);
	const ask = (one: ListQuery): Query => asked(one, checked, now);
	const rows = await orderedRows(store, query, await index.search(ask(query)), ask, all, now);
	return uncounted(rows);
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
	const near = await nearest(index, query, page, ask);
	const order = isOrdered(query, near) ? undefined : await orderOf(index, ask(query));
	if (order === undefined || order === "trending" || order === "match" || order === "name")
		return rowsView(store, near, all, query, now, order);
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

const UNCOUNTED: ListCounts = { facets: [], fit: { sizes: [], unsized: 0 }, dates: [], ways: [] };

async function rowsView(
	{ outcomes }: ListStore,
	page: RowsPage,
	all: number,
	query: ListQuery,
	now: Date,
	order?: Order,
): Promise<ListRows> {
	const pages = pagesOf(page.total);
	const known = await outcomes?.among(page.rows);
	return {
		query,
		total: page.total,
		page: Math.min(query.page ?? 1, pages),
		pages,
		all,
		chips: chipsOf(query),
		...(order && order !== "trending" && { order }),
		rows: page.rows.map(({ record }) => rowOf(record, query, known?.get(record.id))),
		now: now.toISOString(),
	};
}

/** The query of the index for a list. */
export function asked(
	{ q, filters, checked: results, fit, since, sort, dir, page }: ListQuery,
	checked: CheckedIds,
	now: Date,
): Query {
	const ranges = { ...(fit && { memory: { max: bytesFor(fit.memory) } }), ...rangesSince(since ?? {}, now) };
	return {
		...(results && results.length > 0 && { ids: results.flatMap((result) => checked[result]) }),
		limit: ROWS,
		offset: offsetOf(page),
		filters,
		...(Object.keys(ranges).length > 0 && { ranges }),
		...(q !== undefined && { text: q }),
		...(sort && { sort }),
		...(dir && { direction: dir }),
	};
}
