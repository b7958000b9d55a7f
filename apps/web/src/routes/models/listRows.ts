import type { Page } from "@vitrine/search";
import type { Asking } from "./asking.ts";
import { chipsOf } from "./chips.ts";
import { type Order, orderAsked, orderOf, trends } from "./order.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import { pagesOf } from "../../resources/models/paging.ts";
import { unknownNames } from "../../resources/models/unknownNames.ts";
import { rowOf } from "./rows/rows.ts";
import type { ListCounts, ListView } from "./view.ts";

/** A list without its counts. */
export type ListRows = Omit<ListView, keyof ListCounts | "isCounting">;

type RowsPage = Omit<Page, "facets">;

/** The rows of a list, or those of its last page if it has fewer; by another figure where nothing trends. `page` is what the index found. */
export async function rowsOf(asking: Asking, page?: RowsPage): Promise<ListRows> {
	const { store, query, ask } = asking;
	const near = await nearest(asking, query, page ?? (await store.index.search(ask(query))));
	const order = isOrdered(query, near) ? undefined : await orderOf(store.index, ask(query));
	if (order === undefined || order === "trending" || order === "match" || order === "name")
		return rowsView(asking, near, order);
	const sorted = { ...query, sort: order };
	return rowsView(asking, await nearest(asking, sorted, await store.index.search(ask(sorted))), order);
}

/** Whether the rows that an index found are those of the list. */
export function isInOrder({ query }: Asking, page: RowsPage): boolean {
	return !isBeyond(page) && isOrdered(query, page);
}

/** The rows of the list as they were found. */
export async function rowsView(
	{ store: { outcomes }, query, all, now }: Asking,
	page: RowsPage,
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
		...(page.total === 0 && { unknown: unknownNames(query) }),
		now: now.toISOString(),
	};
}

/** Whether the rows of a page are in the order that the list has: its first row has the figure by which it is ordered. */
function isOrdered(query: ListQuery, { rows }: RowsPage): boolean {
	return orderAsked(query) !== undefined || trends(rows[0]?.record);
}

/** Whether a page comes after the last one of its list. */
function isBeyond({ rows, total }: RowsPage): boolean {
	return rows.length === 0 && total > 0;
}

/** A page of a list; in place of one after the last, the last. */
async function nearest({ store, ask }: Asking, query: ListQuery, page: RowsPage): Promise<RowsPage> {
	return isBeyond(page) ? store.index.search(ask({ ...query, page: pagesOf(page.total) })) : page;
}
