import { readFile, realpath, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { list, names, readInside, streamInside } from "./disk.ts";
import { codeOf, reason, SourceError } from "./error.ts";
import { bounded, skip } from "./item.ts";
import { describe } from "./repository/describe.ts";
import { Fingerprints } from "./repository/fingerprint.ts";
import type { ByteRange, Countable, ReadOptions, Repositories, RepositoryFile, Source, SourceItem } from "./source.ts";

const MODEL = /^models--(.+)$/;
const COMMIT = /^[0-9a-f]{40}$/;

/** The folder of the cache that a path means: itself, or its `hub`; undefined when neither looks like one. */
export async function cacheAt(path: string): Promise<string | undefined> {
	for (const folder of [path, join(path, "hub")]) {
		const inside = await names(folder).catch(() => []);
		if (inside.some((name) => MODEL.test(name))) return resolve(folder);
	}
	return undefined;
}

/**
 * The cache that hub clients keep on this machine, read and never written: of each model the revision that `main`
 * points to, else the newest one. Throws SourceError when the folder is no such cache.
 */
export async function openCache(path: string): Promise<Cache> {
	const location = (await cacheAt(path)) ?? resolve(path);
	const found = await stat(location).catch((error: unknown) => {
		throw new SourceError(location, codeOf(error) === "ENOENT" ? "there is no such folder" : reason(error));
	});
	if (!found.isDirectory()) throw new SourceError(location, "is no folder");
	return new Cache(location, await realpath(location));
}

export class Cache implements Source, Countable, Repositories {
	readonly kind = "cache";
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
		return (await this.#models()).length;
	}

	async files(id: string): Promise<readonly RepositoryFile[] | undefined> {
		const folder = await this.#snapshotOf(id);
		return folder === undefined ? undefined : (await list(folder, this.#real)).files;
	}

	async read(id: string, path: string, range?: ByteRange): Promise<Uint8Array | undefined> {
		const folder = await this.#snapshotOf(id);
		return folder === undefined ? undefined : readInside(folder, this.#real, path, range);
	}

	async stream(id: string, path: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
		const folder = await this.#snapshotOf(id);
		return folder === undefined ? undefined : streamInside({ root: folder, within: this.#real }, path, range);
	}

	/** The commit that the snapshot is named after; its fingerprint where it has another name. */
	async revision(id: string): Promise<string | undefined> {
		const folder = await this.#snapshotOf(id);
		if (folder === undefined || COMMIT.test(basename(folder))) return folder && basename(folder);
		const read = (path: string, range?: ByteRange): Promise<Uint8Array | undefined> =>
			readInside(folder, this.#real, path, range);
		return this.#revisions.of({ id, where: folder, files: (await list(folder, this.#real)).files, read });
	}

	async *#items(): AsyncGenerator<SourceItem> {
		for (const name of await this.#models()) yield await this.#item(join(this.location, name), idOf(name));
	}

	async #item(model: string, id: string): Promise<SourceItem> {
		try {
			const revision = await revisionOf(model);
			if (revision === undefined) return skip(model, "holds no snapshot: nothing of it has been downloaded");
			const folder = join(model, "snapshots", revision);
			const { files, notes } = await list(folder, this.#real);
			const read = (path: string, range?: ByteRange): Promise<Uint8Array | undefined> =>
				readInside(folder, this.#real, path, range);
			return await describe({ id, where: folder, files, read }, { sha: revision }, notes);
		} catch (error) {
			return skip(model, `could not be read: ${reason(error)}`);
		}
	}

	async #models(): Promise<string[]> {
		return (await names(this.location)).filter((name) => MODEL.test(name));
	}

	async #snapshotOf(id: string): Promise<string | undefined> {
		const name = (await this.#models()).find((model) => idOf(model) === id);
		if (name === undefined) return undefined;
		const revision = await revisionOf(join(this.location, name));
		return revision === undefined ? undefined : join(this.location, name, "snapshots", revision);
	}
}

/** `models--owner--name` holds `owner/name`. */
function idOf(name: string): string {
	return name.replace(MODEL, "$1").split("--").join("/");
}

/** The snapshot of `main`, else the newest one that is there. */
async function revisionOf(model: string): Promise<string | undefined> {
	const snapshots = await names(join(model, "snapshots")).catch((): string[] => []);
	const main = (await readFile(join(model, "refs", "main"), "utf8").catch(() => "")).trim();
	if (snapshots.includes(main)) return main;
	const dated = await Promise.all(
		snapshots.map(async (name) => ({ name, time: (await stat(join(model, "snapshots", name))).mtimeMs })),
	);
	return dated.sort((a, b) => b.time - a.time)[0]?.name;
}
