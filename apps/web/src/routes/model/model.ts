import type { ModelRecord } from "@vitrine/model";
import type { Row, SourceInfo } from "@vitrine/search";
import type { ByteRange, Repositories, RepositoryFile } from "@vitrine/sources";
import type { Site } from "../../site/site.ts";

/** A model: its record, its source, and its files if the source has them. */
export interface ModelView {
	readonly record: ModelRecord;
	readonly source: SourceInfo | undefined;
	readonly repository: Repository | undefined;
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
export async function findModel({ store }: Site, id: string): Promise<ModelView | undefined> {
	const row = await store.index.get(id);
	if (row === undefined) return undefined;
	const sources = await store.index.sources();
	return {
		record: row.record,
		source: sources.find((source) => source.id === row.source),
		repository: await repositoryOf(store.repositories(row), row),
	};
}

async function repositoryOf(repositories: Repositories | undefined, { record }: Row): Promise<Repository | undefined> {
	const files = await repositories?.files(record.id);
	if (repositories === undefined || files === undefined) return undefined;
	return {
		files,
		read: (path, most) => read(repositories, record.id, path, most),
		part: (path, range) => part(repositories, record.id, path, range),
		stream: async (path, range) =>
			(await sizeOf(repositories, record.id, path)) === undefined
				? undefined
				: repositories.stream(record.id, path, range),
	};
}

/** Reads only files on the list: others must not be shown. */
async function read(
	repositories: Repositories,
	id: string,
	path: string,
	most: number,
): Promise<Uint8Array | undefined> {
	const size = await sizeOf(repositories, id, path);
	if (size === undefined) return undefined;
	return size <= most ? repositories.read(id, path) : repositories.read(id, path, { start: 0, end: most });
}

async function part(
	repositories: Repositories,
	id: string,
	path: string,
	range: ByteRange,
): Promise<Uint8Array | undefined> {
	return (await sizeOf(repositories, id, path)) === undefined ? undefined : repositories.read(id, path, range);
}

async function sizeOf(repositories: Repositories, id: string, path: string): Promise<number | undefined> {
	return (await repositories.files(id))?.find((file) => file.path === path)?.size;
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
