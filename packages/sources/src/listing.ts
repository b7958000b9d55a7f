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
	const files: RepositoryFile[] = [];
	const notes: string[] = [];
	const entered = new Set<string>();
	let top = "";
	let modified: Date | undefined;
	let looked = 0;

	async function enter(path: string, folder: string, depth: number): Promise<void> {
		if (depth > DEEPEST || entered.size >= MOST_FOLDERS) return;
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
				if (files.length >= MOST_FILES || looked++ >= MOST_LOOKED) return;
				const inside = path === "" ? name : `${path}/${name}`;
				const found = await entryAt(join(anchor, name), join(opened.real, name), fence);
				await take(inside, found, depth);
			}
		} finally {
			await opened.handle.close();
		}
	}

	async function take(path: string, found: Followed | NotOpened, depth: number): Promise<void> {
		if (typeof found === "string") return note(path, found);
		const { stats, real } = found;
		if (stats.isDirectory()) {
			if (!fence.hidden.folder(path)) await enter(path, real, depth + 1);
		} else if (stats.isFile() && !fence.hidden.file(path)) {
			files.push(fileOf(path, found, fence));
			if (isDated(stats.mtimeMs) && (modified === undefined || stats.mtime > modified)) modified = stats.mtime;
		}
	}

	function note(path: string, why: NotOpened): void {
		if (why === "outside") notes.push(`${path} ${sentence("outside-link", { expected: fence.within })}`);
		if (why !== "gone") return;
		if (isReplaced(path)) notes.push(`${path} ${sentence("not-utf-8-name", {})}`);
		else notes.push(`${path} is a broken link; skipped`);
	}

	await enter("", root, 0);
	notes.push(...cutNotes(files.length, looked, entered.size));
	return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), notes, modified, looked };
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
