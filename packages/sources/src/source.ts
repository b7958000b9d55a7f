import type { ModelRecord } from "@vitrine/model";

/** Where model records come from. */
export interface Source {
	/** How it is named in messages and kept in the index (`folder`, `cache`, `ndjson`, `hub`). */
	readonly kind: SourceKind;
	/** A path or a URL, absolute. */
	readonly location: string;
	/**
	 * Every record it holds, and every one it had to leave out. Never throws for one bad record; throws SourceError
	 * when the source as a whole cannot be read on, and the signal's reason when that is aborted.
	 */
	records(options?: ReadOptions): AsyncIterable<SourceItem>;
}

export type SourceKind = "folder" | "cache" | "ndjson" | "hub";

export interface ReadOptions {
	/** At most so many records; what is skipped does not count. */
	readonly limit?: number;
	readonly signal?: AbortSignal;
}

export type SourceItem =
	| { readonly record: ModelRecord; readonly notes: readonly string[] }
	| { readonly skipped: Skipped };

/** One record that could not be read: where it stands and what would be right. */
export interface Skipped {
	/** A file, or a file and line (`models.ndjson:12`). */
	readonly where: string;
	readonly message: string;
	readonly field?: string;
}

/** A source that can also say how much there is to read, for progress. */
export interface Countable {
	/** Records to expect, where that is known beforehand. */
	count(): Promise<number | undefined>;
}

/** A source that can say about how much there is to read, where it cannot say exactly. */
export interface Estimable {
	/** Undefined where nobody can tell. */
	estimate(): Promise<number | undefined>;
}

/** A source whose repositories can be read file by file. */
export interface Repositories {
	/** Its files by path; undefined when there is no such repository. */
	files(id: string): Promise<readonly RepositoryFile[] | undefined>;
	/**
	 * The file's bytes; undefined when there is no such file. Paths that leave the repository are refused with a
	 * SourceError. Of a range, `start` is included and `end` is not; large files are to be read in ranges.
	 */
	read(id: string, path: string, range?: ByteRange): Promise<Uint8Array | undefined>;
	/**
	 * The same bytes in pieces, for files of any size. Nothing is opened before the first piece is asked for; a file
	 * that becomes shorter meanwhile ends in a SourceError.
	 */
	stream(id: string, path: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
	/** Forty hexadecimal digits that change with its files; undefined when there is no such repository. */
	revision(id: string): Promise<string | undefined>;
}

export interface ByteRange {
	readonly start: number;
	readonly end: number;
}

export interface RepositoryFile {
	/** Path inside the repository, with forward slashes. */
	readonly path: string;
	/** Bytes. */
	readonly size: number;
	/** When it was last written, in milliseconds since 1970; absent where that is not known. */
	readonly modified?: number;
}

/** A source that says who made its figures. */
export interface Attributed {
	/** What a `source.json` beside the data says; undefined when there is none. */
	attribution(): Promise<Attribution | undefined>;
}

export interface Attribution {
	readonly title: string;
	readonly url?: string;
	readonly licence?: string;
	/** As far as it is known (`2026-08`). */
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

export function isAttributed(source: Source): source is Source & Attributed {
	return "attribution" in source;
}
