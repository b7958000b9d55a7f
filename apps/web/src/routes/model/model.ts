import type { ModelRecord } from "@vitrine/model";
import type { Row, SourceInfo } from "@vitrine/search";
import type { ByteRange, Repositories, RepositoryFile } from "@vitrine/sources";
import type { Site } from "../../site/site.ts";

/** A model as its page needs it: the record, where it came from, and its files where there are any. */
export interface ModelView {
	readonly record: ModelRecord;
	readonly source: SourceInfo | undefined;
	readonly repository: Repository | undefined;
}

/** The files of one model. */
export interface Repository {
	readonly files: readonly RepositoryFile[];
	/** The bytes of a file, at most so many from its beginning; undefined when there is no such file. */
	read(path: string, most: number): Promise<Uint8Array | undefined>;
	/** A part of a file; undefined when there is no such file. */
	part(path: string, range: ByteRange): Promise<Uint8Array | undefined>;
}

/** Looks a model up; undefined when the index does not hold it. */
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
	};
}

/** Only what the list of files names is read: what it leaves out is not ours to show. */
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

/** A file as text; bytes that are no UTF-8 are replaced. */
export async function readText(
	repository: Repository | undefined,
	path: string,
	most: number,
): Promise<string | undefined> {
	const bytes = await repository?.read(path, most);
	return bytes && new TextDecoder().decode(bytes);
}
