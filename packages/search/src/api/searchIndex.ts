import type { ModelRecord } from "@vitrine/model";
import type { Page, Row } from "./page.ts";
import type { Query, SearchOptions } from "./query.ts";
import type { SourceInfo } from "./source.ts";

/** Whose private records a reader sees: those of the named owners, in lower case, or of all (`*`). */
export type VisibleTo = "*" | readonly string[];

/** Finds model records. All engines give the same results; `suite.ts` defines them. */
export interface IndexReader {
	/** Whose private records it finds. All others are absent from every result, counts included. */
	readonly visibleTo: VisibleTo;
	/** The number of records. */
	count(): Promise<number>;
	/** The record with exactly this id. */
	get(id: string): Promise<Row | undefined>;
	/** One page of the records that match. Throws QueryError if the query is invalid. */
	search(query: Query, options?: SearchOptions): Promise<Page>;
	/** Ids similar to a mistyped one, most similar first; empty if none is similar. */
	similar(id: string, limit: number): Promise<readonly string[]>;
	/** Changes with every import and deletion: anything derived from the index is valid until then. */
	generation(): Promise<string>;
	/** The sources of the records, in the order of their first import. With all records, also sources that have none. */
	sources(): Promise<readonly SourceInfo[]>;
}

/** All records, to read and to change. */
export interface Index extends IndexReader {
	readonly visibleTo: "*";
	/** The index as seen by a reader who may see only some private records. */
	readerFor(visibleTo: VisibleTo): IndexReader;
	/**
	 * Starts an import; waits for a running one to finish. Readers see nothing of it before `commit`, and a process that
	 * dies before that changes nothing.
	 */
	load(source: SourceInfo): Promise<Load>;
	/** Deletes records; returns how many existed. */
	delete(ids: readonly string[]): Promise<number>;
	/** Rolls back an open import and frees all resources. It may be called more than once. */
	close(): Promise<void>;
}

/** A running import. After `commit` or `rollback`, `rollback` does nothing and everything else throws. */
export interface Load {
	/** Adds records, and replaces those with the same id from any source. */
	add(records: readonly ModelRecord[]): Promise<void>;
	/** Added records that were already stored without a change: in the index, or by an interrupted run. */
	readonly unchanged: number;
	/** Added records with the id of an earlier one of this import: the last one is stored. */
	readonly repeated: number;
	/** Makes the whole import visible in one step. */
	commit(summary: LoadSummary): Promise<void>;
	rollback(): Promise<void>;
}

export interface LoadSummary {
	/** Records that could not be read. */
	readonly skipped: number;
	/** The source was read completely: records that it no longer has are deleted. */
	readonly complete?: boolean;
}
