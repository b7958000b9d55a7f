import { type FileHandle, open } from "node:fs/promises";
import { isAbsolute, join, sep } from "node:path";
import { shown } from "@vitrine/model";
import { SourceError } from "./error.ts";
import { follow } from "./links.ts";
import type { ByteRange } from "./source.ts";

/** The folder of a repository, and the real folder that its files may not lead out of. */
interface Bounds {
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

/** The file at a path, and the part of it that a range means; undefined if there is no such file. */
async function find(
	{ root, within }: Bounds,
	path: string,
	range: ByteRange = { start: 0, end: Number.POSITIVE_INFINITY },
): Promise<(ByteRange & { readonly full: string }) | undefined> {
	const full = join(root, ...segments(path));
	const found = await follow(full, within);
	if (found === "outside") throw new SourceError("outside-link", path, { field: "path", expected: within });
	if (found === "gone" || !found.isFile()) return undefined;
	return { full, start: Math.max(0, range.start), end: Math.min(found.size, range.end) };
}

/** The steps of a path inside a repository. Throws SourceError if one of them would lead out of it. */
function segments(path: string): string[] {
	const steps = path.split("/");
	if (isAbsolute(path) || steps.some((step) => UNSAFE.test(step)))
		throw new SourceError("bad-path", JSON.stringify(path), { field: "path", got: shown(path) });
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
			if (piece.length === 0) throw new SourceError("shrank", path, { expected: String(end), got: String(at) });
			yield piece;
			at += piece.length;
		}
	} finally {
		await file.close();
	}
}
