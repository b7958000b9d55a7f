import { isAbsolute, join, sep } from "node:path";
import { shown } from "@vitrine/model";
import { SourceError } from "./error.ts";
import type { Fence } from "./fence.ts";
import type { Handle } from "./handle.ts";
import { openInside } from "./opened.ts";
import type { ByteRange, OpenFile } from "./source.ts";

/** The bytes of a file inside a repository, as {@link Repositories.read} promises. */
export async function readInside(
	root: string,
	fence: Fence,
	path: string,
	range?: ByteRange,
): Promise<Uint8Array | undefined> {
	const file = await openFile(root, fence, path);
	if (file === undefined) return undefined;
	try {
		return await file.read(range);
	} finally {
		await file.close();
	}
}

/** An open file inside a repository, as {@link Repositories.open} promises. */
export async function openFile(root: string, fence: Fence, path: string): Promise<OpenFile | undefined> {
	const steps = segments(path);
	if (fence.hidden.file(path)) return undefined;
	const found = await openInside(join(root, ...steps), fence, "file");
	if (found === "outside") throw new SourceError("outside-link", path, { field: "path", expected: fence.within });
	if (found === "gone" || found === "refused") return undefined;
	const { handle, stats } = found;
	return {
		size: stats.size,
		modified: stats.mtimeMs,
		read: (range) => bytes(handle, within(stats.size, range)),
		pieces: (range) => pieces(handle, path, within(stats.size, range)),
		close: () => handle.close(),
	};
}

const within = (size: number, { start, end }: ByteRange = { start: 0, end: size }): ByteRange => ({
	start: Math.max(0, start),
	end: Math.min(size, end),
});

/** The steps of a path inside a repository. Throws SourceError if one of them would lead out of it. */
function segments(path: string): string[] {
	const steps = path.split("/");
	if (isAbsolute(path) || steps.some((step) => UNSAFE.test(step)))
		throw new SourceError("bad-path", JSON.stringify(path), { field: "path", got: shown(path) });
	return steps;
}

/** `..`, `.`, nothing, NUL, and what Windows takes for a separator or a drive. */
const UNSAFE = sep === "\\" ? /^\.{0,2}$|[\0\\:]/ : /^\.{0,2}$|\0/;

async function bytes(file: Handle, { start, end }: ByteRange): Promise<Uint8Array> {
	const buffer = new Uint8Array(Math.max(0, end - start));
	let filled = 0;
	while (filled < buffer.length) {
		const read = await file.read(buffer.subarray(filled), start + filled);
		if (read === 0) break;
		filled += read;
	}
	return buffer.subarray(0, filled);
}

/** Bytes of one piece. */
const PIECE = 256 * 1024;

async function* pieces(file: Handle, path: string, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
	for (let at = start; at < end;) {
		const piece = await bytes(file, { start: at, end: Math.min(end, at + PIECE) });
		if (piece.length === 0) throw new SourceError("shrank", path, { expected: String(end), got: String(at) });
		yield piece;
		at += piece.length;
	}
}
