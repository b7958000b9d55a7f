import { readdir, realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { follow } from "./links.ts";
import { sentence } from "./sentences.ts";
import type { RepositoryFile } from "./source.ts";

/** The most files of one repository that are listed, and the deepest folder that is entered. */
const [MOST_FILES, DEEPEST] = [20_000, 24];

export interface Listing {
	/** By path. */
	readonly files: readonly RepositoryFile[];
	readonly notes: readonly string[];
	/** When the newest of them was last written. */
	readonly modified: Date | undefined;
}

/**
 * The files of a repository. Symbolic links that lead out of `within` are named in a note and not followed; no folder is
 * entered twice.
 */
export async function list(root: string, within: string): Promise<Listing> {
	const files: RepositoryFile[] = [];
	const notes: string[] = [];
	const entered = new Set<string>();
	let modified: Date | undefined;

	async function enter(folder: string, depth: number): Promise<void> {
		const real = await realpath(folder);
		if (entered.has(real) || depth > DEEPEST) return;
		entered.add(real);
		for (const name of await names(folder)) await look(join(folder, name), depth);
	}

	async function look(path: string, depth: number): Promise<void> {
		if (files.length >= MOST_FILES) return;
		const inside = relative(root, path).split(sep).join("/");
		const found = await follow(path, within);
		if (found === "outside") notes.push(`${inside} ${sentence("outside-link", { expected: within })}`);
		else if (found === "gone") notes.push(`${inside} is a broken link; skipped`);
		else if (found.isDirectory()) await enter(path, depth + 1);
		else if (found.isFile()) {
			files.push({ path: inside, size: found.size, modified: found.mtimeMs });
			if (modified === undefined || found.mtime > modified) modified = found.mtime;
		}
	}

	await enter(root, 0);
	if (files.length >= MOST_FILES) notes.push(`only the first ${MOST_FILES} files are listed`);
	return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), notes, modified };
}

/** The names in a folder, sorted, without those of tools. */
export async function names(folder: string): Promise<string[]> {
	return (await readdir(folder)).filter((name) => !isTool(name)).sort();
}

/** Whether a name belongs to a tool, not to a model. */
export function isTool(name: string): boolean {
	return TOOLS.has(name);
}

const TOOLS = new Set([".git", ".hg", ".svn", ".cache", ".ipynb_checkpoints", "__pycache__", ".DS_Store"]);
