import { lstat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Fence } from "./fence.ts";
import { entries } from "./entries.ts";
import { follow, type Followed } from "./links.ts";
import { isGone, type NotOpened, type Opened, openInside } from "./opened.ts";
import { sentence } from "./sentences.ts";
import type { RepositoryFile } from "./source.ts";

/** The most files of one repository that are listed, and the deepest folder that is entered. */
const [MOST_FILES, DEEPEST] = [20_000, 24];

/** The most entries of one folder that are sorted; further ones are not looked at. */
const MOST_ENTRIES = 5 * MOST_FILES;

export interface Listing {
	/** By path. */
	readonly files: readonly RepositoryFile[];
	readonly notes: readonly string[];
	/** When the newest of them was last written. */
	readonly modified: Date | undefined;
}

/**
 * The files of a repository. Links that lead out of the fence are named in a note and not followed; files that are not
 * served are left out; no folder is entered twice.
 */
export async function list(root: string, fence: Fence): Promise<Listing> {
	const files: RepositoryFile[] = [];
	const notes: string[] = [];
	const entered = new Set<string>();
	let top = "";
	let modified: Date | undefined;

	async function enter(path: string, folder: string, depth: number): Promise<void> {
		if (depth > DEEPEST) return;
		const opened = await openInside(folder, fence, "folder");
		if (typeof opened === "string") return note(path || folder, opened);
		try {
			if (entered.has(opened.real)) return;
			if (path === "") top = opened.real;
			// A link to a folder above would list other repositories as if they were parts of this one.
			else if (contains(opened.real, top)) return void notes.push(`${path} ${sentence("link-above", {})}`);
			entered.add(opened.real);
			const anchor = await anchorOf(opened);
			for (const name of await names(anchor, MOST_ENTRIES)) {
				const inside = path === "" ? name : `${path}/${name}`;
				const found = await entryAt(join(anchor, name), join(opened.real, name), fence);
				await take(inside, found, depth);
			}
		} finally {
			await opened.handle.close();
		}
	}

	async function take(path: string, found: Followed | NotOpened, depth: number): Promise<void> {
		if (files.length >= MOST_FILES) return;
		if (typeof found === "string") return note(path, found);
		const { stats, real } = found;
		if (stats.isDirectory()) {
			if (!fence.hidden.folder(path)) await enter(path, real, depth + 1);
		} else if (stats.isFile() && !fence.hidden.file(path)) {
			files.push(fileOf(path, found, fence));
			if (modified === undefined || stats.mtime > modified) modified = stats.mtime;
		}
	}

	function note(path: string, why: NotOpened): void {
		if (why === "outside") notes.push(`${path} ${sentence("outside-link", { expected: fence.within })}`);
		if (why !== "gone") return;
		if (isReplaced(path)) notes.push(`${path} ${sentence("not-utf-8-name", {})}`);
		else notes.push(`${path} is a broken link; skipped`);
	}

	await enter("", root, 0);
	if (files.length >= MOST_FILES) notes.push(`only the first ${MOST_FILES} files are listed`);
	return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), notes, modified };
}

function fileOf(path: string, { stats, real }: Followed, fence: Fence): RepositoryFile {
	const digest = fence.digestIn?.(real);
	const { size, mtimeMs: modified, ctimeMs: changed } = stats;
	return { path, size, modified, changed, ...(digest !== undefined && { digest }) };
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
