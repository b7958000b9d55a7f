import { realpath, stat } from "node:fs/promises";
import { readInside, streamInside } from "./disk.ts";
import { refused, SourceError } from "./error.ts";
import { list, type Listing } from "./listing.ts";
import { Fingerprints } from "./repository/fingerprint.ts";
import type { Repository } from "./repository/repository.ts";
import type { ByteRange, Repositories, RepositoryFile } from "./source.ts";

/** The real path of a folder, with links resolved. Throws SourceError if there is no such folder. */
export async function realFolder(location: string): Promise<string> {
	const found = await stat(location).catch((error: unknown) => {
		throw refused(location, "folder", error);
	});
	if (!found.isDirectory()) throw new SourceError("not-a-folder", location);
	return realpath(location);
}

/** Reads the files of repositories below one folder; a subclass knows which folder belongs to which id. */
export abstract class OnDisk implements Repositories {
	/** Nothing outside this folder is read. */
	readonly #real: string;
	readonly #revisions = new Fingerprints();

	constructor(real: string) {
		this.#real = real;
	}

	/** The folder of a repository; undefined if there is none. */
	protected abstract folderOf(id: string): Promise<string | undefined>;

	async files(id: string): Promise<readonly RepositoryFile[] | undefined> {
		const folder = await this.folderOf(id);
		return folder === undefined ? undefined : (await list(folder, this.#real)).files;
	}

	async read(id: string, path: string, range?: ByteRange): Promise<Uint8Array | undefined> {
		const folder = await this.folderOf(id);
		return folder === undefined ? undefined : readInside(folder, this.#real, path, range);
	}

	async stream(id: string, path: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
		const folder = await this.folderOf(id);
		return folder === undefined ? undefined : streamInside({ root: folder, within: this.#real }, path, range);
	}

	async revision(id: string): Promise<string | undefined> {
		const folder = await this.folderOf(id);
		if (folder === undefined) return undefined;
		const { repository } = await this.repository(id, folder);
		return this.#revisions.of(repository);
	}

	/** A repository, and the list of its files. */
	protected async repository(id: string, folder: string): Promise<{ repository: Repository; listing: Listing }> {
		const listing = await list(folder, this.#real);
		const read = (path: string, range?: ByteRange): Promise<Uint8Array | undefined> =>
			readInside(folder, this.#real, path, range);
		return { repository: { id, where: folder, files: listing.files, read }, listing };
	}
}
