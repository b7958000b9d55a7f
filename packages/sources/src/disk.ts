import type { Stats } from "node:fs";
import { type FileHandle, open, readdir, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { codeOf, SourceError } from "./error.ts";
import type { ByteRange, RepositoryFile } from "./source.ts";

/** More files than this in one repository are not listed. */
const MOST_FILES = 20_000;
const DEEPEST = 24;
/** Folders and files that belong to tools, not to the model. */
const TOOLS = new Set([".git", ".hg", ".svn", ".cache", ".ipynb_checkpoints", "__pycache__", ".DS_Store"]);

export interface Listing {
	/** By path. */
	readonly files: readonly RepositoryFile[];
	readonly notes: readonly string[];
	/** When the newest of them was last written. */
	readonly modified: Date | undefined;
}

/**
 * The files of a repository. Symbolic links that lead out of `within` are named in a note and not followed; no
 * folder is entered twice.
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
		if (found === "outside") notes.push(`${inside} is a link that leads out of ${within}; it is not followed`);
		else if (found === "gone") notes.push(`${inside} is a link that leads nowhere; left out`);
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

/** What stands in a folder, by name, without what belongs to tools. */
export async function names(folder: string): Promise<string[]> {
	return (await readdir(folder)).filter((name) => !isTool(name)).sort();
}

/** Whether a name belongs to tools, not to a model. */
export function isTool(name: string): boolean {
	return TOOLS.has(name);
}

/** What a path leads to, as long as that lies within the folder. */
export async function follow(path: string, within: string): Promise<"outside" | "gone" | Stats> {
	try {
		const real = await realpath(path);
		return contains(within, real) ? await stat(real) : "outside";
	} catch (error) {
		if (["ENOENT", "ELOOP", "ENOTDIR", "ENAMETOOLONG"].includes(codeOf(error) ?? "")) return "gone";
		throw error;
	}
}

/** Whether a path is the folder or lies in it; both are real paths. */
export function contains(folder: string, path: string): boolean {
	const way = relative(folder, path);
	return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** Where files lie: the folder of the repository, and the real folder they may not lead out of. */
export interface Bounds {
	readonly root: string;
	readonly within: string;
}

/** The bytes of a file inside a repository, as {@link Repositories.read} promises. */
export async function readInside(
	root: string,
	within: string,
	path: string,
	range?: ByteRange,
): Promise<Uint8Array | undefined> {
	const found = await find({ root, within }, path, range);
	if (found === undefined) return undefined;
	const file = await open(found.full);
	try {
		return await bytes(file, found.start, found.end);
	} finally {
		await file.close();
	}
}

/** The same, as {@link Repositories.stream} promises. */
export async function streamInside(
	bounds: Bounds,
	path: string,
	range?: ByteRange,
): Promise<AsyncIterable<Uint8Array> | undefined> {
	const found = await find(bounds, path, range);
	return found && pieces(found.full, found.start, found.end);
}

/** The file that a path means, and the part of it that a range means; undefined when there is no such file. */
async function find(
	{ root, within }: Bounds,
	path: string,
	range: ByteRange = { start: 0, end: Number.POSITIVE_INFINITY },
): Promise<(ByteRange & { readonly full: string }) | undefined> {
	const full = join(root, ...segments(path));
	const found = await follow(full, within);
	if (found === "outside") throw new SourceError(path, `is a link that leads out of ${within}; it is not followed`);
	if (found === "gone" || !found.isFile()) return undefined;
	return { full, start: Math.max(0, range.start), end: Math.min(found.size, range.end) };
}

/** The steps of a path inside a repository. Throws where one of them would lead out of it. */
export function segments(path: string): string[] {
	const steps = path.split("/");
	if (isAbsolute(path) || steps.some((step) => UNSAFE.test(step)))
		throw new SourceError(JSON.stringify(path), 'is no path inside a repository; one looks like "onnx/model.onnx"');
	return steps;
}

/** `..`, `.`, nothing, NUL, and what Windows takes for a separator or a drive. */
const UNSAFE = sep === "\\" ? /^\.{0,2}$|[\0\\:]/ : /^\.{0,2}$|\0/;

async function bytes(file: FileHandle, start: number, end: number): Promise<Uint8Array> {
	const buffer = new Uint8Array(Math.max(0, end - start));
	let filled = 0;
	while (filled < buffer.length) {
		const { bytesRead } = await file.read(buffer, filled, buffer.length - filled, start + filled);
		if (bytesRead === 0) break;
		filled += bytesRead;
	}
	return buffer.subarray(0, filled);
}

/** Bytes of one piece. */
const PIECE = 256 * 1024;

async function* pieces(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
	if (start >= end) return;
	const file = await open(path);
	try {
		for (let at = start; at < end;) {
			const piece = await bytes(file, at, Math.min(end, at + PIECE));
			if (piece.length === 0) throw new SourceError(path, `became shorter while it was read: ${at} of ${end} bytes`);
			yield piece;
			at += piece.length;
		}
	} finally {
		await file.close();
	}
}
