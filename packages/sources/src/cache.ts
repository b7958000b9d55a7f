import { stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { reason } from "./cause.ts";
import { readInside } from "./disk.ts";
import type { Fence } from "./fence.ts";
import { type Hidden, hiddenExcept } from "./hidden.ts";
import { skip } from "./item.ts";
import { names } from "./listing.ts";
import { OnDisk, realFolder } from "./onDisk.ts";
import { describe } from "./repository/describe.ts";
import type { Countable, Enumerable, Source, SourceItem } from "./source.ts";

const MODEL = /^models--(.+)$/;
const COMMIT = /^[0-9a-f]{40}$/;

/** The cache at a path: the folder itself, or its `hub`; undefined if neither looks like a cache. */
export async function cacheAt(path: string): Promise<string | undefined> {
	for (const folder of [path, join(path, "hub")]) {
		const inside = await names(folder).catch(() => []);
		if (inside.some((name) => MODEL.test(name))) return resolve(folder);
	}
	return undefined;
}

/**
 * The cache that hub clients keep on this machine; it is only read. Of each model, the revision that `main` points to, else
 * the newest. Throws SourceError if there is no such folder.
 */
export async function openCache(path: string, hidden: Hidden = hiddenExcept()): Promise<Cache> {
	const location = (await cacheAt(path)) ?? resolve(path);
	return new Cache(location, { within: await realFolder(location), hidden });
}

class Cache extends OnDisk implements Source, Countable, Enumerable {
	readonly kind = "cache";

	async count(): Promise<number> {
		return (await this.#models()).length;
	}

	async *ids(): AsyncGenerator<string> {
		for (const name of await this.#models()) yield idOf(name);
	}

	/** The commit that the snapshot is named after; the fingerprint of its files if it has another name. */
	override async revision(id: string): Promise<string | undefined> {
		const folder = await this.folderOf(id);
		return folder !== undefined && COMMIT.test(basename(folder)) ? basename(folder) : super.revision(id);
	}

	protected override async *items(): AsyncGenerator<SourceItem> {
		for (const name of await this.#models()) yield await this.#item(join(this.location, name), idOf(name));
	}

	async #item(model: string, id: string): Promise<SourceItem> {
		try {
			const revision = await this.#revisionOf(model);
			if (revision === undefined) return skip("no-snapshot", model);
			const folder = join(model, "snapshots", revision);
			const { repository, listing } = await this.repository(id, folder);
			return await describe(repository, { sha: revision }, listing.notes);
		} catch (error) {
			return skip("unreadable", model, { reason: reason(error) });
		}
	}

	/** The snapshot of `main`, else the newest. */
	async #revisionOf(model: string): Promise<string | undefined> {
		const snapshots = await names(join(model, "snapshots")).catch((): string[] => []);
		const main = await this.#mainOf(model);
		if (main !== undefined && snapshots.includes(main)) return main;
		const dated = await Promise.all(
			snapshots.map(async (name) => ({ name, time: await changeOf(join(model, "snapshots", name)) })),
		);
		return dated.sort((a, b) => b.time - a.time)[0]?.name;
	}

	async #mainOf(model: string): Promise<string | undefined> {
		const bytes = await readInside(model, this.fence, "refs/main", { start: 0, end: LONGEST_REF }).catch(
			() => undefined,
		);
		return bytes && new TextDecoder().decode(bytes).trim();
	}

	async #models(): Promise<string[]> {
		return (await names(this.location)).filter((name) => MODEL.test(name));
	}

	/** A snapshot consists of links to the blobs of its own model: files of other models are not read through it. */
	protected override fenceOf(folder: string): Fence {
		const model = basename(dirname(dirname(folder)));
		return { ...this.fence, only: [`${model}/blobs`, `${model}/snapshots`], digestIn: blobName };
	}

	protected override async folderOf(id: string): Promise<string | undefined> {
		const name = (await this.#models()).find((model) => idOf(model) === id);
		if (name === undefined) return undefined;
		const revision = await this.#revisionOf(join(this.location, name));
		return revision === undefined ? undefined : join(this.location, name, "snapshots", revision);
	}
}

/** The name of a file in `blobs`: its digest in git for a small file, its SHA-256 for a large one. */
function blobName(real: string): string | undefined {
	const name = basename(real);
	return basename(dirname(real)) === "blobs" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name) ? name : undefined;
}

/** `models--owner--name` is the folder of `owner/name`. */
function idOf(name: string): string {
	return name.replace(MODEL, "$1").split("--").join("/");
}

/** Bytes of a ref that are read: a commit has forty. */
const LONGEST_REF = 1024;

/** When a folder was changed, in milliseconds since 1970; 0 if it is gone. */
async function changeOf(folder: string): Promise<number> {
	return stat(folder).then(
		({ mtimeMs }) => mtimeMs,
		() => 0,
	);
}
