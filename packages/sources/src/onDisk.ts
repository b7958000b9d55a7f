import { realpath, stat } from "node:fs/promises";
import { closing } from "./closing.ts";
import { openFile, readInside } from "./disk.ts";
import { refused, SourceError } from "./error.ts";
import type { Fence } from "./fence.ts";
import { bounded } from "./item.ts";
import { KeptListings } from "./keptListings.ts";
import { list, type Listing } from "./listing.ts";
import { Fingerprints } from "./repository/fingerprint.ts";
import type { Repository } from "./repository/repository.ts";
import type { ByteRange, OpenFile, ReadOptions, Repositories, RepositoryFile, SourceItem } from "./source.ts";

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
	/** The folder. */
	readonly location: string;
	/** What the source as a whole is read from. */
	protected readonly fence: Fence;
	readonly #revisions = new Fingerprints();
	readonly #listings = new KeptListings();

	constructor(location: string, fence: Fence) {
		this.location = location;
		this.fence = fence;
	}

	records(options: ReadOptions = {}): AsyncIterable<SourceItem> {
		return bounded(this.items(), options);
	}

	/** All records, and what is skipped. */
	protected abstract items(): AsyncIterable<SourceItem>;

	/** The folder of a repository; undefined if there is none. */
	protected abstract folderOf(id: string): Promise<string | undefined>;

	/** What the repository in a folder is read from. */
	protected fenceOf(_folder: string): Fence {
		return this.fence;
	}

	async files(id: string): Promise<readonly RepositoryFile[] | undefined> {
		const folder = await this.#folder(id);
		if (folder === undefined) return undefined;
		return this.#listings.of(folder, () => list(folder, this.fenceOf(folder)));
	}

	async read(id: string, path: string, range?: ByteRange): Promise<Uint8Array | undefined> {
		const folder = await this.#folder(id);
		return folder === undefined ? undefined : readInside(folder, this.fenceOf(folder), path, range);
	}

	async open(id: string, path: string): Promise<OpenFile | undefined> {
		const folder = await this.#folder(id);
		return folder === undefined ? undefined : openFile(folder, this.fenceOf(folder), path);
	}

	async stream(id: string, path: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
		const file = await this.open(id, path);
		return file && closing(file, range);
	}

	async revision(id: string): Promise<string | undefined> {
		const folder = await this.#folder(id);
		if (folder === undefined) return undefined;
		const { repository } = await this.repository(id, folder);
		return this.#revisions.of(repository);
	}

	/** The folder of a repository; undefined if there is none. Throws SourceError if the source itself is gone. */
	async #folder(id: string): Promise<string | undefined> {
		const folder = await this.folderOf(id);
		if (folder === undefined) await realFolder(this.fence.within);
		return folder;
	}

	/** A repository, and the list of its files. A file that has become a link out of it since the list was made is absent. */
	protected async repository(id: string, folder: string): Promise<{ repository: Repository; listing: Listing }> {
		const fence = this.fenceOf(folder);
		const listing = await list(folder, fence);
		const read = (path: string, range?: ByteRange): Promise<Uint8Array | undefined> =>
			readInside(folder, fence, path, range).catch(absentIfOutside);
		return { repository: { id, where: folder, files: listing.files, read }, listing };
	}
}

function absentIfOutside(error: unknown): undefined {
	if (!(error instanceof SourceError) || error.code !== "outside-link") throw error;
}
