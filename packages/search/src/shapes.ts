import type { ModelRecord } from "@vitrine/model";

export const FACETS = ["task", "library", "licence", "language", "author"] as const;
export type Facet = (typeof FACETS)[number];

export const SORTS = ["trending", "downloads", "likes", "created", "updated"] as const;
export type Sort = (typeof SORTS)[number];

/** What is asked of an index. Values inside a facet are alternatives; facets narrow one another. */
export interface Query {
	/** Words; every one must be found in a record. */
	readonly text?: string;
	readonly filters?: Partial<Readonly<Record<Facet, readonly string[]>>>;
	readonly sort?: Sort;
	readonly direction?: "desc" | "asc";
	/** Rows wanted, 1 to 200. */
	readonly limit?: number;
	/** The `next` of an earlier page of the same query. */
	readonly cursor?: string;
	/** Facets to count; none unless named. */
	readonly facets?: readonly Facet[];
}

export interface Page {
	readonly rows: readonly Row[];
	/** Records that match, over all pages. */
	readonly total: number;
	/** For each facet asked for: counts per value under all other filters, largest first, ties by value. */
	readonly facets: Partial<Readonly<Record<Facet, readonly FacetCount[]>>>;
	/** Absent on the last page. */
	readonly next?: string;
}

export interface Row {
	readonly record: ModelRecord;
	/** The id of the source it came from. */
	readonly source: string;
}

export interface FacetCount {
	readonly value: string;
	readonly count: number;
}

/** A source as the index remembers it. */
export interface SourceInfo {
	/** `kind:location`. */
	readonly id: string;
	readonly kind: string;
	readonly location: string;
	/** Who made the figures, under which licence and when, where that is known. */
	readonly attribution?: Attribution;
	/** ISO 8601, when it was last imported. */
	readonly importedAt?: string;
	readonly records?: number;
	readonly skipped?: number;
}

export interface Attribution {
	readonly title: string;
	readonly url?: string;
	readonly licence?: string;
	/** As far as it is known (`2026-08`). */
	readonly date?: string;
}

/** Finds model records. Every engine answers the same. */
export interface Index {
	/** Records in the index. */
	count(): Promise<number>;
	get(id: string): Promise<Row | undefined>;
	/** Throws QueryError naming the field when the query makes no sense. */
	search(query: Query): Promise<Page>;
	/** Ids nearest to a mistyped one, best first. */
	similar(id: string, limit: number): Promise<readonly string[]>;
	sources(): Promise<readonly SourceInfo[]>;
	/** Starts an import. Readers see nothing of it before `commit`; a process that dies in between leaves all as it was. */
	load(source: SourceInfo): Promise<Load>;
	delete(ids: readonly string[]): Promise<number>;
	close(): Promise<void>;
}

export interface Load {
	/** Adds records, or replaces those of the same id. */
	add(records: readonly ModelRecord[]): Promise<void>;
	commit(summary: { readonly skipped: number }): Promise<void>;
	rollback(): Promise<void>;
}

/** A query that makes no sense: `field` and `value` name what is wrong. */
export class QueryError extends Error {
	readonly field: string;
	readonly value: unknown;

	constructor(field: string, value: unknown, message: string) {
		super(message);
		this.name = "QueryError";
		this.field = field;
		this.value = value;
	}
}
