import type { ModelRecord, RecordCode } from "@vitrine/model";
import type { SourceCode } from "./sentences.ts";

/** Where model records come from. */
export interface Source {
	/** How messages and the index name it. */
	readonly kind: "folder" | "cache" | "ndjson" | "hub";
	/** An absolute path, or a URL. */
	readonly location: string;
	/**
	 * All records, and what had to be skipped. A bad record never ends it. Throws SourceError if the source cannot be read
	 * any further, and the signal's reason if that is aborted.
	 */
	records(options?: ReadOptions): AsyncIterable<SourceItem>;
}

export interface ReadOptions {
	/** The most records to read; skipped ones do not count. */
	readonly limit?: number;
	readonly signal?: AbortSignal;
}

export type SourceItem =
	| { readonly record: ModelRecord; readonly notes: readonly string[] }
	| { readonly skipped: Skipped };

/** A record that could not be read. */
export interface Skipped {
	/** A file, or a file and line (`models.ndjson:12`). */
	readonly where: string;
	readonly code: SourceCode | RecordCode;
	/** What is wrong and what would be right. */
	readonly message: string;
	/** The field of the record that is wrong; absent if the record as a whole is meant. */
	readonly field?: string;
}

/** A source that may know how many records it has, for progress. */
export interface Countable {
	/** Records to expect; undefined if unknown. */
	count(): Promise<number | undefined>;
}

/** A source that can estimate how many records it has. */
export interface Estimable {
	/** Undefined if no estimate is possible. */
	estimate(): Promise<number | undefined>;
}

/** A source whose repositories can be read file by file. */
export interface Repositories {
	/** Its files by path; undefined if there is no such repository. */
	files(id: string): Promise<readonly RepositoryFile[] | undefined>;
	/**
	 * The file's bytes; undefined if there is no such file. Throws SourceError for a path that leaves the repository. The
	 * `start` of a range is included, its `end` is not; read large files in ranges.
	 */
	read(id: string, path: string, range?: ByteRange): Promise<Uint8Array | undefined>;
	/**
	 * Opens the file once, so that its size and all that is read of it belong together; undefined if there is no such file. The
	 * caller closes it. Throws SourceError for a path that leaves the repository.
	 */
	open(id: string, path: string): Promise<OpenFile | undefined>;
	/**
	 * The same bytes as `read` returns, in pieces, for files of any size. The file is open until the iterator ends or is returned.
	 * Throws SourceError if the file is written to meanwhile.
	 */
	stream(id: string, path: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
	/** Forty hexadecimal digits that change with its files; undefined if there is no such repository. */
	revision(id: string): Promise<string | undefined>;
}

/** A source that can name its repositories without reading them. */
export interface Enumerable {
	/** The ids of its repositories. */
	ids(): AsyncIterable<string>;
}

export interface ByteRange {
	readonly start: number;
	readonly end: number;
}

/** An open file of a repository. */
export interface OpenFile {
	/** Bytes, when it was opened. */
	readonly size: number;
	/** When it was last written, in milliseconds since 1970. */
	readonly modified: number;
	/** When its contents or its name last changed, in milliseconds since 1970. Unlike `modified`, nobody can set it. */
	readonly changed?: number;
	/** The digest that its source names it by: 40 hexadecimal digits as git gives them, or the 64 of SHA-256. */
	readonly digest?: string;
	/** Whether it is still the version that was opened. */
	isUnchanged?(): Promise<boolean>;
	read(range?: ByteRange): Promise<Uint8Array>;
	/**
	 * The same bytes in pieces. With `reuse`, all pieces are in the same memory: the next one overwrites the last, and a file of
	 * gigabytes leaves no garbage. Throws SourceError if the file is written to meanwhile.
	 */
	pieces(range?: ByteRange, reuse?: boolean): AsyncIterable<Uint8Array>;
	close(): Promise<void>;
}

export interface RepositoryFile {
	/** Path inside the repository, with forward slashes. */
	readonly path: string;
	/** Bytes. */
	readonly size: number;
	/** When it was last written, in milliseconds since 1970; absent if unknown. */
	readonly modified?: number;
	/** When its contents or its name last changed, in milliseconds since 1970; absent if unknown. */
	readonly changed?: number;
	/** The digest that its source names it by, as in {@link OpenFile}. */
	readonly digest?: string;
}

/** A source that credits the makers of its figures. */
export interface Attributed {
	/** The `source.json` beside the data; undefined if there is none. */
	attribution(): Promise<Attribution | undefined>;
}

export interface Attribution {
	readonly title: string;
	readonly url?: string;
	readonly licence?: string;
	/** As exact as it is known (`2026-08`). */
	readonly date?: string;
}

export function isCountable(source: Source): source is Source & Countable {
	return "count" in source;
}

export function isEstimable(source: Source): source is Source & Estimable {
	return "estimate" in source;
}

export function isRepositories(source: Source): source is Source & Repositories {
	return "files" in source && "read" in source;
}

export function isEnumerable(source: Source): source is Source & Enumerable {
	return "ids" in source;
}

export function isAttributed(source: Source): source is Source & Attributed {
	return "attribution" in source;
}
