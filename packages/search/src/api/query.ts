import type { Facet, Sort } from "./fields.ts";
import type { RowsPage } from "./page.ts";

/** The number of rows that an offset can reach; a cluster sorts no more of them for a search. */
export const MOST_REACHED = 10_000;

/** Both bounds are inclusive; either may be missing. */
export interface Range {
	readonly min?: number;
	readonly max?: number;
}

/** A search. Values of one facet are alternatives; facets and ranges narrow each other. */
export interface Query {
	/**
	 * Words in any order. Each must be a prefix of a token of a record's id, tags, task or library. If no record matches,
	 * a word may also lie inside a token of the id, or be two of its tokens written as one, and the text may be the whole
	 * name or id without its separators; if still none matches, one typo per word is tolerated. At most 1,000 characters and 32 words.
	 */
	readonly text?: string;
	/** At most 50 values in all facets together, each compared exactly. A value that no record has matches nothing. */
	readonly filters?: Partial<Readonly<Record<Facet, readonly string[]>>>;
	/** Only records with one of these ids, at most 10,000; like a filter, they narrow the rows and all counts. */
	readonly ids?: readonly string[];
	/** A record whose value is unknown is in no range. */
	readonly ranges?: Partial<Readonly<Record<Sort, Range>>>;
	/**
	 * Unknown values come last in both directions; ties are sorted by id. By default the closest match comes first, then
	 * the most downloaded, if `text` has words; else trending, and of models that trend equally, or have no score, the most downloaded.
	 */
	readonly sort?: Sort;
	/** `desc` by default. Without `sort`, the closest matches come first in either direction. */
	readonly direction?: "desc" | "asc";
	/** Rows per page, 1 to 200; 30 by default. */
	readonly limit?: number;
	/** The `next` of an earlier page with the same text, filters, ranges, sort and direction. */
	readonly cursor?: string;
	/**
	 * Rows to skip, for pages that are reached by their number; not together with `cursor`. With `limit` at most
	 * {@link MOST_REACHED}: the cost grows with the offset, whereas that of a cursor does not.
	 */
	readonly offset?: number;
	/** Facets to count; none by default. */
	readonly facets?: readonly Facet[];
	/** Values to return per facet, most frequent first, 1 to 100,000; all by default. Filtered values are always included. */
	readonly facetLimit?: number;
	/** Upper bounds of numeric fields, at most 50 each; for each, the records at or below it are counted. */
	readonly upTo?: Partial<Readonly<Record<Sort, readonly number[]>>>;
}

export interface SearchOptions {
	/**
	 * Called at most once, with the page without its facets and `upTo`, before these are counted. It is not called if
	 * neither is requested, and an engine that counts them with the rows may skip it. `search` rejects with what it throws.
	 */
	readonly onRows?: (page: RowsPage) => void;
}
