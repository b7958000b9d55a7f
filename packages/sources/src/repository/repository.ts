import type { ByteRange, RepositoryFile } from "../source.ts";

/** A model repository: its files, and a way to read them. */
export interface Repository {
	readonly id: string;
	/** The path of its folder, for messages. */
	readonly where: string;
	readonly files: readonly RepositoryFile[];
	/** The file's bytes; undefined if there is no such file. */
	read(path: string, range?: ByteRange): Promise<Uint8Array | undefined>;
}

export function hasFile(repository: Repository, path: string): boolean {
	return repository.files.some((file) => file.path === path);
}

/** The first `most` bytes of a file as text; undefined if there is no such file. */
export async function textOf(repository: Repository, path: string, most: number): Promise<string | undefined> {
	if (!hasFile(repository, path)) return undefined;
	const bytes = await repository.read(path, { start: 0, end: most });
	return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}
