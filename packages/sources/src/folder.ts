import { basename, join, resolve } from "node:path";
import { readAttribution } from "./attribution.ts";
import { reason } from "./cause.ts";
import { type Hidden, hiddenExcept } from "./hidden.ts";
import { skip } from "./item.ts";
import { follow } from "./links.ts";
import { isTool } from "./entries.ts";
import { isReplaced, names } from "./listing.ts";
import { OnDisk, realFolder } from "./onDisk.ts";
import { sentence } from "./sentences.ts";
import { describe } from "./repository/describe.ts";
import { fingerprint } from "./repository/fingerprint.ts";
import { isRepository } from "./repository/signs.ts";
import type { Attributed, Attribution, Countable, Enumerable, Source, SourceItem } from "./source.ts";

/**
 * A folder of model repositories: a repository itself, or a folder of them as `name` or `owner/name`. Throws SourceError if
 * there is no such folder.
 */
export async function openFolder(path: string, hidden: Hidden = hiddenExcept()): Promise<Folder> {
	const location = resolve(path);
	return new Folder(location, { within: await realFolder(location), hidden });
}

/** A folder that is a repository, with its id; or one that is not, and why. */
type Place = { readonly id: string; readonly folder: string } | ReturnType<typeof skip>;

class Folder extends OnDisk implements Source, Countable, Enumerable, Attributed {
	readonly kind = "folder";

	async count(): Promise<number> {
		let count = 0;
		for await (const place of this.#places()) if ("id" in place) count++;
		return count;
	}

	async *ids(): AsyncGenerator<string> {
		for await (const place of this.#places()) if ("id" in place) yield place.id;
	}

	async attribution(): Promise<Attribution | undefined> {
		return readAttribution(this.location);
	}

	protected override async *items(): AsyncGenerator<SourceItem> {
		for await (const place of this.#places()) yield "id" in place ? await this.#item(place.id, place.folder) : place;
	}

	async #item(id: string, folder: string): Promise<SourceItem> {
		try {
			const { repository, listing } = await this.repository(id, folder);
			const known = {
				sha: await fingerprint(repository),
				...(listing.modified !== undefined && { lastModified: listing.modified.toISOString() }),
				usedStorage: listing.files.reduce((sum, { size }) => sum + size, 0),
			};
			const notes = isClientId(id) ? [] : [`${id} ${sentence("refused-id", {})}`];
			return await describe(repository, known, [...notes, ...listing.notes]);
		} catch (error) {
			return skip("unreadable", folder, { reason: reason(error) });
		}
	}

	async *#places(): AsyncGenerator<Place> {
		if (await isRepository(this.location, this.fence)) yield { id: basename(this.location), folder: this.location };
		else yield* this.#inside(this.location, "");
	}

	/** The repositories in a folder; those one level down have `owner/` before their names. */
	async *#inside(folder: string, owner: string): AsyncGenerator<Place> {
		let found = 0;
		for (const name of await names(folder)) {
			const path = join(folder, name);
			const kind = await this.#kind(path);
			if (kind === "file" || name.startsWith(".")) continue;
			found++;
			if (kind === "unnamed") yield skip("not-utf-8-name", path);
			else if (kind === "outside") yield skip("outside-link", path, { expected: this.location });
			else if (await isRepository(path, this.fence)) yield { id: `${owner}${name}`, folder: path };
			else if (owner === "") yield* this.#inside(path, `${name}/`);
			else yield skip("no-model", path);
		}
		if (found === 0) yield skip("no-model", folder);
	}

	async #kind(path: string): Promise<"folder" | "file" | "outside" | "unnamed"> {
		const found = await follow(path, this.fence);
		if (found === "outside") return "outside";
		if (found === "gone" && isReplaced(basename(path))) return "unnamed";
		return typeof found === "object" && found.stats.isDirectory() ? "folder" : "file";
	}

	/** Follows the rule of {@link #places} without looking at all of them. */
	protected override async folderOf(id: string): Promise<string | undefined> {
		if (await isRepository(this.location, this.fence))
			return id === basename(this.location) ? this.location : undefined;
		const steps = id.split("/");
		if (steps.length > 2 || steps.some((step) => !isName(step))) return undefined;
		const [first = ""] = steps;
		const [folder, owner] = [join(this.location, ...steps), join(this.location, first)];
		if ((await this.#kind(folder)) !== "folder" || !(await isRepository(folder, this.fence))) return undefined;
		return steps.length === 2 && (await isRepository(owner, this.fence)) ? undefined : folder;
	}
}

/** Whether hub clients accept an id. */
function isClientId(id: string): boolean {
	return (
		!/--|\.\.|\.git$/.test(id) &&
		id.split("/").every((step) => /^[\w.-]{1,96}$/.test(step) && !/^[.-]|[.-]$/.test(step)) &&
		id !== "api/models"
	);
}

/** Whether a step of an id can be the name of a folder that is searched. */
function isName(step: string): boolean {
	return step !== "" && !step.startsWith(".") && !/[\0\\/]/.test(step) && !isTool(step);
}
