import { lstat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Fence } from "./fence.ts";
import { entries } from "./entries.ts";
import { follow, type Followed } from "./links.ts";
import { isGone, type NotOpened, type Opened, openInside } from "./opened.ts";
import { sentence } from "./sentences.ts";
import type { RepositoryFile } from "./source.ts";
import { dated, isDated } from "./times.ts";

/** The most files of one repository that are listed, and the deepest folder that is entered. */
const [MOST_FILES, DEEPEST] = [20_000, 24];

/** The most entries of one folder that are sorted; further ones are not looked at. */
const MOST_ENTRIES = 5 * MOST_FILES;

/** The most folders of a repository that are entered, and entries of all of them that are looked at. */
const [MOST_FOLDERS, MOST_LOOKED] = [2_000, 2 * MOST_FILES];

export interface Listing {
	/** By path. */
	readonly files: readonly RepositoryFile[];
	readonly notes: readonly string[];
	/** When the newest of them was last written; undefined if no time is known. */
	readonly modified: Date | undefined;
	/** Entries of its folders that were looked at. */
	readonly looked: number;
}

/**
 * The files of a repository. Links that lead out of the fence are named in a note and not followed; files that are not
 * served are left out; no folder is entered twice.
 */
export async function list(root: string, fence: Fence): Promise<Listing> {
	const walk = new Walk(fence);
	await walk.enter("", root, 0);
	return walk.listing();
}

/** The folders of a repository that have been entered, and what was found in them. */
class Walk {
	readonly #fence: Fence;
	readonly #files: RepositoryFile[] = [];
	readonly #notes: string[] = [];
	readonly #entered = new Set<string>();
	#top = "";
	#modified: Date | undefined;
	#looked = 0;

	constructor(fence: Fence) {
		this.#fence = fence;
	}

	listing(): Listing {
		const notes = [...this.#notes, ...cutNotes(this.#files.length, this.#looked, this.#entered.size)];
		const files = this.#files.sort((a, b) => (a.path < b.path ? -1 : 1));
		return { files, notes, modified: this.#modified, looked: this.#looked };
	}

	async enter(path: string, folder: string, depth: number): Promise<void> {
		if (depth > DEEPEST || this.#entered.size >= MOST_FOLDERS) return;
		const opened = await openInside(folder, this.#fence, "folder");
		if (typeof opened === "string") return this.#note(path || folder, opened);
		try {
			if (this.#mayEnter(path, opened.real)) await this.#takeAll(path, opened, depth);
		} finally {
			await opened.handle.close();
		}
	}

	/** Whether a folder is a further one of the repository. */
	#mayEnter(path: string, real: string): boolean {
		if (this.#entered.has(real)) return false;
		if (path === "") this.#top = real;
		// A link to a folder above would list other repositories as if they were parts of this one.
		else if (contains(real, this.#top)) {
			this.#notes.push(`${path} ${sentence("link-above", {})}`);
			return false;
		}
		this.#entered.add(real);
		return true;
	}

	async #takeAll(path: string, opened: Opened, depth: number): Promise<void> {
		const anchor = await anchorOf(opened);
		for (const name of await names(anchor, MOST_ENTRIES)) {
			if (this.#files.length >= MOST_FILES || this.#looked++ >= MOST_LOOKED) return;
			const inside = path === "" ? name : `${path}/${name}`;
			const found = await entryAt(join(anchor, name), join(opened.real, name), this.#fence);
			await this.#take(inside, found, depth);
		}
	}

	async #take(path: string, found: Followed | NotOpened, depth: number): Promise<void> {
		if (typeof found === "string") return this.#note(path, found);
		const { stats, real } = found;
		const { hidden } = this.#fence;
		if (stats.isDirectory()) {
			if (!hidden.folder(path)) await this.enter(path, real, depth + 1);
		} else if (stats.isFile() && !hidden.file(path)) {
			this.#files.push(fileOf(path, found, this.#fence));
			this.#date(stats);
		}
	}

	#date({ mtime, mtimeMs }: Followed["stats"]): void {
		if (isDated(mtimeMs) && (this.#modified === undefined || mtime > this.#modified)) this.#modified = mtime;
	}

	#note(path: string, why: NotOpened): void {
		if (why === "outside") this.#notes.push(`${path} ${sentence("outside-link", { expected: this.#fence.within })}`);
		if (why !== "gone") return;
		if (isReplaced(path)) this.#notes.push(`${path} ${sentence("not-utf-8-name", {})}`);
		else this.#notes.push(`${path} is a broken link; skipped`);
	}
}

/** What says that a list is not whole. */
function cutNotes(files: number, looked: number, folders: number): readonly string[] {
	if (files >= MOST_FILES) return [`only the first ${MOST_FILES} files are listed`];
	if (looked > MOST_LOOKED) return [`only the first ${MOST_LOOKED} entries of its folders are listed`];
	return folders >= MOST_FOLDERS ? [`only the files in the first ${MOST_FOLDERS} folders are listed`] : [];
}

function fileOf(path: string, { stats, real }: Followed, fence: Fence): RepositoryFile {
	const digest = fence.digestIn?.(real);
	const { size, mtimeMs, ctimeMs: changed } = stats;
	return { path, size, modified: dated(mtimeMs), changed, ...(digest !== undefined && { digest }) };
}

/** What an entry of a folder is, whose real path is known; a link is followed inside the fence. */
async function entryAt(path: string, real: string, fence: Fence): Promise<Followed | NotOpened> {
	try {
		const stats = await lstat(path);
		return stats.isSymbolicLink() ? await follow(path, fence) : { stats, real };
	} catch (error) {
		if (isGone(error)) return "gone";
		throw error;
	}
}

/** A path that stays with an open folder, also when another one is put into its place; its real path where there is none. */
async function anchorOf({ handle, real }: Opened): Promise<string> {
	const anchor = `/proc/self/fd/${handle.fd}`;
	return lstat(anchor).then(
		() => anchor,
		() => real,
	);
}

const contains = (folder: string, other: string): boolean => `${other}${sep}`.startsWith(`${folder}${sep}`);

/** Whether a name of which nothing was found is not UTF-8: Node replaces such bytes, and nothing has the name it gives. */
export const isReplaced = (name: string): boolean => name.includes("\uFFFD");

/** The names in a folder, sorted, without those of tools; of a folder with more than `most`, those that come first in it. */
export async function names(folder: string, most = Infinity): Promise<string[]> {
	const found: string[] = [];
	for await (const name of entries(folder)) {
		found.push(name);
		if (found.length >= most) break;
	}
	return found.sort();
}
