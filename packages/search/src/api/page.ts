import type { ModelRecord } from "@vitrine/model";
import type { Facet, Sort } from "./fields.ts";
import type { Origins } from "./origins.ts";

/** A page without its counts. */
export interface RowsPage {
	/** Up to `limit` records, in the requested order. */
	readonly rows: readonly Row[];
	/** Records that match, on all pages. */
	readonly total: number;
	/** The cursor of the next page; absent on the last page. */
	readonly next?: string;
}

/** What is counted for a page. */
export interface PageCounts {
	/**
	 * For each requested facet, the count of each value under the text, all ranges and all other filters; most frequent
	 * first, ties by value. Values without a record are left out unless they are filtered by.
	 */
	readonly facets: Partial<Readonly<Record<Facet, readonly FacetCount[]>>>;
	/** For each field with bounds, its counts under the text, all filters and the ranges of other fields. Absent without any. */
	readonly upTo?: Partial<Readonly<Record<Sort, UpTo>>>;
}

export interface Page extends RowsPage, PageCounts {}

export interface Row {
	readonly record: ModelRecord;
	/** The id of the source that the record was imported from last. */
	readonly source: string;
	/** The sources of its files and of its figures, if these differ. */
	readonly origins?: Origins;
}

export interface FacetCount {
	readonly value: string;
	/** Records that match if this is the only value of the facet that is filtered by. */
	readonly count: number;
}

/** Cumulative counts of records by a numeric field. */
export interface UpTo {
	readonly all: number;
	/** Records that have a value. */
	readonly known: number;
	/** For each bound, in the given order, the records whose value is at most that. */
	readonly counts: readonly number[];
}
