import type { ByteRange, RepositoryFile } from "../source.ts";

/** One model repository, wherever it lies: its files, and a way to read them. */
export interface Repository {
	readonly id: string;
	/** How messages name it: the path of its folder. */
	readonly where: string;
	readonly files: readonly RepositoryFile[];
	/** The file's bytes; undefined when there is no such file. */
	read(path: string, range?: ByteRange): Promise<Uint8Array | undefined>;
}

export function hasFile(repository: Repository, path: string): boolean {
	return repository.files.some((file) => file.path === path);
}

/** The file's text, of which no more than `most` bytes are looked at; undefined when it is absent. */
export async function textOf(repository: Repository, path: string, most: number): Promise<string | undefined> {
	if (!hasFile(repository, path)) return undefined;
	const bytes = await repository.read(path, { start: 0, end: most });
	return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}
