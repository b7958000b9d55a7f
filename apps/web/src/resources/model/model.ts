import type { ModelRecord } from "@vitrine/model";
import type { Row, SourceInfo } from "@vitrine/search";
import { type ByteRange, type Repositories, type RepositoryFile, SourceError } from "@vitrine/sources";
import { filesSourceOf, FilesUnavailable, type KnownOutcome } from "@vitrine/store";
import type { Site } from "../../site/site.ts";
import { ofFiles } from "./ofFiles.ts";

/** A model: its record, its source, and its files if the source has them. */
export interface ModelView {
	readonly record: ModelRecord;
	/** The source of the figures. */
	readonly source: SourceInfo | undefined;
	/** The source of the files, if it is another one. */
	readonly filesFrom?: SourceInfo | undefined;
	readonly repository: Repository | undefined;
	/** Why the files cannot be read at the moment, although there may be some. */
	readonly unavailable?: FilesUnavailable | undefined;
	/** What a check of the model found here. */
	readonly outcome?: KnownOutcome | undefined;
}

/** The files of one model. */
export interface Repository {
	readonly files: readonly RepositoryFile[];
	/** Reads at most the first `most` bytes of a file; undefined if there is no such file. */
	read(path: string, most: number): Promise<Uint8Array | undefined>;
	/** Reads a part of a file; undefined if there is no such file. */
	part(path: string, range: ByteRange): Promise<Uint8Array | undefined>;
	/** The same in pieces, read as they are taken; undefined if there is no such file. */
	stream(path: string, range: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
}

/** Reads a model; undefined if the index does not have it. */
export async function findModel({ store }: Pick<Site, "store">, id: string): Promise<ModelView | undefined> {
	const row = await store.index.get(id);
	if (row === undefined) return undefined;
	const sources = await store.index.sources();
	const files = await repositoryOf(store.repositories(row), row).catch(errorIfUnavailable);
	return {
		record: row.record,
		source: sources.find((source) => source.id === (row.origins?.figures?.source ?? filesSourceOf(row))),
		filesFrom: row.origins?.figures && sources.find((source) => source.id === filesSourceOf(row)),
		...(files instanceof FilesUnavailable ? { repository: undefined, unavailable: files } : { repository: files }),
		outcome: await store.outcomes?.of(row),
	};
}

/** A model whose source does not answer is shown without its files. */
function errorIfUnavailable(error: unknown): FilesUnavailable {
	if (!(error instanceof FilesUnavailable)) throw error;
	return error;
}

/** The files of a model. Throws FilesUnavailable if they cannot be read at the moment: then nobody knows whether there are any. */
export function readableFiles({ repository, unavailable }: ModelView): Repository | undefined {
	if (unavailable !== undefined) throw unavailable;
	return repository;
}

async function repositoryOf(repositories: Repositories | undefined, { record }: Row): Promise<Repository | undefined> {
	const files = await repositories?.files(record.id);
	if (repositories === undefined || files === undefined) return undefined;
	// Only files on the list may be shown. One that has been replaced since then is absent.
	const part = async (path: string, range: ByteRange): Promise<Uint8Array | undefined> =>
		pathsOf(files).has(path) ? repositories.read(record.id, path, range).catch(absentIfUnreadable) : undefined;
	const stream = async (path: string, range: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> =>
		pathsOf(files).has(path) ? repositories.stream(record.id, path, range).catch(absentIfUnreadable) : undefined;
	return { files, read: (path, most) => part(path, { start: 0, end: most }), part, stream };
}

const pathsOf = ofFiles((files: readonly RepositoryFile[]) => new Set(files.map(({ path }) => path)));

function absentIfUnreadable(error: unknown): undefined {
	if (!(error instanceof SourceError)) throw error;
}

/** A file as text; invalid UTF-8 is replaced. */
export async function readText(
	repository: Repository | undefined,
	path: string,
	most: number,
): Promise<string | undefined> {
	const bytes = await repository?.read(path, most);
	return bytes && new TextDecoder().decode(bytes);
}
