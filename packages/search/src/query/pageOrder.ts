import type { Sort } from "../api/fields.ts";
import type { CheckedQuery } from "./checkedQuery.ts";

/** The numeric field by which rows of the same tier are sorted. */
export interface PageOrder {
	readonly sort: Sort;
	readonly direction: "desc" | "asc";
}

/** The order of a query's rows. Equally close matches come in the order of downloads. */
export const pageOrder = ({ sort, direction }: CheckedQuery): PageOrder =>
	sort === "match" ? { sort: "downloads", direction: "desc" } : { sort, direction };
