import { realpath, stat } from "node:fs/promises";
import { list, type Listing, readInside, streamInside } from "./disk.ts";
import { codeOf, reason, SourceError } from "./error.ts";
import { Fingerprints } from "./repository/fingerprint.ts";
import type { Repository } from "./repository/repository.ts";
import type { ByteRange, Repositories, RepositoryFile } from "./source.ts";

/** The real path of a folder, links followed. Throws SourceError when there is none. */
export async function realFolder(location: string): Promise<string> {
	const found = await stat(location).catch((error: unknown) => {
		throw new SourceError(location, codeOf(error) === "ENOENT" ? "there is no such folder" : reason(error));
	});
	if (!found.isDirectory()) throw new SourceError(location, "is no folder");
	return realpath(location);
}

/** Reads the files of repositories below one folder, whatever the rule is by which they lie there. */
export abstract class OnDisk implements Repositories {
	/** Nothing outside of it is read. */
	readonly #real: string;
	readonly #revisions = new Fingerprints();

	constructor(real: string) {
		this.#real = real;
	}

	/** Where the repository of an id lies; undefined where there is none. */
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

	/** A repository to be described, and how its listing went. */
	protected async repository(id: string, folder: string): Promise<{ repository: Repository; listing: Listing }> {
		const listing = await list(folder, this.#real);
		const read = (path: string, range?: ByteRange): Promise<Uint8Array | undefined> =>
			readInside(folder, this.#real, path, range);
		return { repository: { id, where: folder, files: listing.files, read }, listing };
	}
}
