import type { Stats } from "node:fs";
import { isAbsolute, join, sep } from "node:path";
import { shown } from "@vitrine/model";
import { SourceError } from "./error.ts";
import type { Fence } from "./fence.ts";
import type { Handle } from "./handle.ts";
import { type Opened, openInside } from "./opened.ts";
import type { ByteRange, OpenFile } from "./source.ts";
import { dated } from "./times.ts";

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
	const { handle, stats, real } = found;
	const digest = fence.digestIn?.(real);
	return {
		size: stats.size,
		modified: dated(stats.mtimeMs),
		changed: stats.ctimeMs,
		...(digest !== undefined && { digest }),
		isUnchanged: async () => {
			const now = await handle.stat();
			return isSame(stats, now) && stats.ctimeMs === now.ctimeMs;
		},
		read: (range) => bytes(handle, within(stats.size, range)),
		pieces: (range, reuse) => pieces(found, path, within(stats.size, range), reuse),
		close: () => handle.close(),
	};
}

/** Whether a file has not been written to between two looks at it. */
const isSame = (before: Stats, now: Stats): boolean => before.size === now.size && before.mtimeMs === now.mtimeMs;

const within = (size: number, { start, end }: ByteRange = { start: 0, end: size }): ByteRange => ({
	start: Math.max(0, start),
	end: Math.min(size, end),
});

/** The steps of a path inside a repository. Throws SourceError if one of them would lead out of it. */
function segments(path: string): string[] {
	const steps = path.split("/");
	if (isAbsolute(path) || steps.some((step) => UNSAFE.test(step)))
		throw new SourceError("bad-path", shown(path), { field: "path", got: shown(path) });
	return steps;
}

/** `..`, `.`, nothing, NUL, and what Windows takes for a separator or a drive. */
const UNSAFE = sep === "\\" ? /^\.{0,2}$|[\0\\:]/ : /^\.{0,2}$|\0/;

async function bytes(file: Handle, { start, end }: ByteRange, given?: Uint8Array): Promise<Uint8Array> {
	const buffer = given?.subarray(0, end - start) ?? new Uint8Array(Math.max(0, end - start));
	let filled = 0;
	while (filled < buffer.length) {
		const read = await file.read(buffer.subarray(filled), start + filled);
		if (read === 0) break;
		filled += read;
	}
	return buffer.subarray(0, filled);
}

/** Bytes of one piece. */
const PIECE = 1024 * 1024;

async function* pieces(
	{ handle, stats }: Opened,
	path: string,
	{ start, end }: ByteRange,
	reuse = false,
): AsyncGenerator<Uint8Array> {
	const buffer = reuse ? new Uint8Array(Math.min(PIECE, Math.max(0, end - start))) : undefined;
	for (let at = start; at < end;) {
		const piece = await bytes(handle, { start: at, end: Math.min(end, at + PIECE) }, buffer);
		if (piece.length === 0) throw new SourceError("shrank", path, { expected: String(end), got: String(at) });
		// A piece of a newer version would make a file that never was.
		if (!isSame(stats, await handle.stat())) throw new SourceError("changed", path);
		// The reader may hand the piece to a thread, and it is empty then.
		at += piece.length;
		yield piece;
	}
}
