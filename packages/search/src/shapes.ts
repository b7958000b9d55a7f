import type { ModelRecord } from "@vitrine/model";

/**
 * What records are filed under. Every facet is a list of exact values; a record may have several, one or none.
 * `format` is what the weights come in, `gated` is `yes` or `no`, `size` a class of parameters; the others are as the
 * record says them.
 */
export const FACETS = [
	"task",
	"library",
	"licence",
	"language",
	"author",
	"tag",
	"base_model",
	"format",
	"gated",
	"size",
] as const;
export type Facet = (typeof FACETS)[number];

/**
 * The figures of a record: what a list can be ordered by, besides how closely a text matches, and what a range can
 * bound. `created` and `updated` are milliseconds since 1970, `parameters` their number.
 */
export const SORTS = ["trending", "downloads", "likes", "created", "updated", "parameters"] as const;
export type Sort = (typeof SORTS)[number];

/** Both bounds belong to it; one of them may be missing. */
export interface Range {
	readonly min?: number;
	readonly max?: number;
}

/** What is asked of an index. Values inside a facet are alternatives; facets narrow one another. */
export interface Query {
	/**
	 * Words, in any order. Every one must begin a token of a record's id, tags, task or library. Where no record at all
	 * has them so, a word may also lie inside a token of the id, or be two of its words written as one; and where that
	 * finds nothing either, one typing error a word is forgiven. At most 1,000 characters and 32 words.
	 */
	readonly text?: string;
	/** At most 200 values a facet, each compared exactly. A value that no record has is no error: nothing matches. */
	readonly filters?: Partial<Readonly<Record<Facet, readonly string[]>>>;
	/** Records whose figure is not known are in no range. */
	readonly ranges?: Partial<Readonly<Record<Sort, Range>>>;
	/**
	 * Records whose figure is not known stand last in both directions; ties are ordered by id. Absent: the closest
	 * match first, then the most downloaded, where `text` has words; else trending.
	 */
	readonly sort?: Sort;
	/** `desc` unless given. Without a `sort`, a text's closest matches come first either way. */
	readonly direction?: "desc" | "asc";
	/** Rows wanted, 1 to 200; 30 unless given. */
	readonly limit?: number;
	/** The `next` of an earlier page of the same text, filters, sort and direction. */
	readonly cursor?: string;
	/** Facets to count; none unless named. */
	readonly facets?: readonly Facet[];
	/** Values wanted of each facet, the largest first, 1 to 100,000; all unless given. Filtered values are always there. */
	readonly facetLimit?: number;
	/** Bounds of figures, at most 50 each: how many records have at most that much is counted for every one. */
	readonly upTo?: Partial<Readonly<Record<Sort, readonly number[]>>>;
}

export interface Page {
	/** Up to `limit` records, in the order asked for. */
	readonly rows: readonly Row[];
	/** Records that match, over all pages. */
	readonly total: number;
	/**
	 * For each facet asked for: counts per value under the text, all ranges and all other filters, largest first, ties by value.
	 * Values without a record are left out, unless they are filtered by.
	 */
	readonly facets: Partial<Readonly<Record<Facet, readonly FacetCount[]>>>;
	/** For each figure with bounds: what is found under the text, all filters and the ranges of all other figures. Absent without any. */
	readonly upTo?: Partial<Readonly<Record<Sort, UpTo>>>;
	/** Absent on the last page. */
	readonly next?: string;
}

export interface SearchOptions {
	/**
	 * Called at most once, before the whole page is there, with all of it but its facets and `upTo`. An engine that finds both at
	 * once may leave it out; where neither is asked for it is not called. What it throws, `search` throws.
	 */
	readonly onRows?: (page: Omit<Page, "facets" | "upTo">) => void;
}

export interface Row {
	readonly record: ModelRecord;
	/** The id of the source it came from. */
	readonly source: string;
}

/** Records by a figure of theirs. */
export interface UpTo {
	readonly all: number;
	/** Records whose figure is known. */
	readonly known: number;
	/** For each bound, in the order in which they were given, records whose figure is at most that. */
	readonly counts: readonly number[];
}

export interface FacetCount {
	readonly value: string;
	/** Records that would be found if this value were the only one chosen of its facet. */
	readonly count: number;
}

/** A source as the index remembers it. */
export interface SourceInfo {
	/** `kind:location`. */
	readonly id: string;
	/** How it is read (`folder`, `cache`, `ndjson`, `hub`). */
	readonly kind: string;
	/** An absolute path, or a URL. */
	readonly location: string;
	/** Who made the figures, under which licence and when, where that is known. */
	readonly attribution?: Attribution;
	/** ISO 8601, when it was last imported. */
	readonly importedAt?: string;
	/** Records in the index that came from it last. */
	readonly records?: number;
	/** Records its last import had to leave out. */
	readonly skipped?: number;
}

export interface Attribution {
	/** The name of the collection, and of its makers. */
	readonly title: string;
	readonly url?: string;
	/** An SPDX id or a title (`CC-BY-4.0`). */
	readonly licence?: string;
	/** As far as it is known (`2026-08`). */
	readonly date?: string;
}

/** Finds model records. Every engine answers the same; `suite.ts` says what that means. */
export interface Index {
	/** Records in the index. */
	count(): Promise<number>;
	/** The record of exactly this id. */
	get(id: string): Promise<Row | undefined>;
	/** One page of what matches. Throws QueryError naming the field when the query makes no sense. */
	search(query: Query, options?: SearchOptions): Promise<Page>;
	/** Ids nearest to a mistyped one, best first; none where nothing is near. */
	similar(id: string, limit: number): Promise<readonly string[]>;
	/** Another one after every import and every deletion: what was made of the index under the same one still holds. */
	generation(): Promise<string>;
	/** Every source that was imported, in the order of its first import. */
	sources(): Promise<readonly SourceInfo[]>;
	/**
	 * Starts an import; another one that is running is waited for. Readers see nothing of it before `commit`, and a
	 * process that dies in between leaves all as it was.
	 */
	load(source: SourceInfo): Promise<Load>;
	/** Takes records out; says how many there were. */
	delete(ids: readonly string[]): Promise<number>;
	/** Ends an import that is still open, and frees what is held. Calling it twice does no harm. */
	close(): Promise<void>;
}

/** An import under way. After `commit` or `rollback` it can only be rolled back, which then does nothing. */
export interface Load {
	/** Adds records, or replaces those of the same id, whichever source they came from. */
	add(records: readonly ModelRecord[]): Promise<void>;
	/** Records added so far that were there already, unchanged: in the index, or out of a run that was interrupted. */
	readonly met: number;
	/** Makes the import visible, all at once. */
	commit(summary: LoadSummary): Promise<void>;
	rollback(): Promise<void>;
}

export interface LoadSummary {
	/** Records that could not be read. */
	readonly skipped: number;
	/** The source was read to its end: records it had before and has no longer are taken out. */
	readonly complete?: boolean;
}
