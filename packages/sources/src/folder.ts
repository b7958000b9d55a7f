import { realpath, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { readAttribution } from "./attribution.ts";
import { follow, isTool, list, type Listing, names, readInside, streamInside } from "./disk.ts";
import { codeOf, reason, SourceError } from "./error.ts";
import { bounded, skip } from "./item.ts";
import { describe } from "./repository/describe.ts";
import { fingerprint, Fingerprints } from "./repository/fingerprint.ts";
import type { Repository } from "./repository/repository.ts";
import { isRepository } from "./repository/signs.ts";
import type {
	Attributed,
	Attribution,
	ByteRange,
	Countable,
	ReadOptions,
	Repositories,
	RepositoryFile,
	Source,
	SourceItem,
} from "./source.ts";

/**
 * A folder of model repositories: the folder is one itself, or holds them as `name` or `owner/name`. Throws
 * SourceError when there is no such folder.
 */
export async function openFolder(path: string): Promise<Folder> {
	const location = resolve(path);
	const found = await stat(location).catch((error: unknown) => {
		throw new SourceError(location, codeOf(error) === "ENOENT" ? "there is no such folder" : reason(error));
	});
	if (!found.isDirectory()) throw new SourceError(location, "is no folder");
	return new Folder(location, await realpath(location));
}

/** A place that may hold a repository, by the id it would have, or what keeps it from being looked at. */
type Place = { readonly id: string; readonly folder: string } | { readonly skipped: string; readonly why: string };

export class Folder implements Source, Countable, Repositories, Attributed {
	readonly kind = "folder";
	readonly location: string;
	readonly #real: string;
	readonly #revisions = new Fingerprints();

	constructor(location: string, real: string) {
		this.location = location;
		this.#real = real;
	}

	records(options: ReadOptions = {}): AsyncIterable<SourceItem> {
		return bounded(this.#items(), options);
	}

	async count(): Promise<number> {
		let count = 0;
		for await (const place of this.#places()) if ("id" in place) count++;
		return count;
	}

	async files(id: string): Promise<readonly RepositoryFile[] | undefined> {
		const folder = await this.#folderOf(id);
		return folder === undefined ? undefined : (await list(folder, this.#real)).files;
	}

	async read(id: string, path: string, range?: ByteRange): Promise<Uint8Array | undefined> {
		const folder = await this.#folderOf(id);
		return folder === undefined ? undefined : readInside(folder, this.#real, path, range);
	}

	async stream(id: string, path: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
		const folder = await this.#folderOf(id);
		return folder === undefined ? undefined : streamInside({ root: folder, within: this.#real }, path, range);
	}

	async revision(id: string): Promise<string | undefined> {
		const folder = await this.#folderOf(id);
		if (folder === undefined) return undefined;
		return this.#revisions.of(this.#repository(id, folder, await list(folder, this.#real)));
	}

	async attribution(): Promise<Attribution | undefined> {
		return readAttribution(this.location);
	}

	async *#items(): AsyncGenerator<SourceItem> {
		for await (const place of this.#places()) {
			if ("skipped" in place) yield skip(place.skipped, place.why);
			else yield await this.#item(place.id, place.folder);
		}
	}

	async #item(id: string, folder: string): Promise<SourceItem> {
		try {
			const listing = await list(folder, this.#real);
			const repository = this.#repository(id, folder, listing);
			const known = {
				sha: await fingerprint(repository),
				...(listing.modified !== undefined && { lastModified: listing.modified.toISOString() }),
				usedStorage: listing.files.reduce((sum, { size }) => sum + size, 0),
			};
			return await describe(repository, known, listing.notes);
		} catch (error) {
			return skip(folder, `could not be read: ${reason(error)}`);
		}
	}

	#repository(id: string, folder: string, { files }: Listing): Repository {
		return { id, where: folder, files, read: (path, range) => readInside(folder, this.#real, path, range) };
	}

	async *#places(): AsyncGenerator<Place> {
		if (await isRepository(this.location, this.#real)) yield { id: basename(this.location), folder: this.location };
		else yield* this.#inside(this.location, "");
	}

	/** The repositories in a folder; `owner/` leads the ids of those one step down. */
	async *#inside(folder: string, owner: string): AsyncGenerator<Place> {
		let found = 0;
		for (const name of await names(folder)) {
			const path = join(folder, name);
			const kind = await this.#kind(path);
			if (kind === "file" || name.startsWith(".")) continue;
			found++;
			if (kind === "outside")
				yield { skipped: path, why: `is a link that leads out of ${this.location}; it is not followed` };
			else if (await isRepository(path, this.#real)) yield { id: `${owner}${name}`, folder: path };
			else if (owner === "") yield* this.#inside(path, `${name}/`);
			else yield { skipped: path, why: NO_MODEL };
		}
		if (found === 0) yield { skipped: folder, why: NO_MODEL };
	}

	async #kind(path: string): Promise<"folder" | "file" | "outside"> {
		const found = await follow(path, this.#real);
		if (found === "outside") return "outside";
		return found !== "gone" && found.isDirectory() ? "folder" : "file";
	}

	/** Where the repository of an id lies, by the rule of {@link #places} but without looking at all of them. */
	async #folderOf(id: string): Promise<string | undefined> {
		if (await isRepository(this.location, this.#real))
			return id === basename(this.location) ? this.location : undefined;
		const steps = id.split("/");
		if (steps.length > 2 || steps.some((step) => !isName(step))) return undefined;
		const [first = ""] = steps;
		const [folder, owner] = [join(this.location, ...steps), join(this.location, first)];
		if ((await this.#kind(folder)) !== "folder" || !(await isRepository(folder, this.#real))) return undefined;
		return steps.length === 2 && (await isRepository(owner, this.#real)) ? undefined : folder;
	}
}

/** Whether a step of an id can be a folder that is looked into. */
function isName(step: string): boolean {
	return step !== "" && !step.startsWith(".") && !/[\0\\/]/.test(step) && !isTool(step);
}

const NO_MODEL = "holds no model: no README.md that begins with ---, no config.json and no weights";
