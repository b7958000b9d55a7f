import { constants, type Stats } from "node:fs";
import { lstat, readlink, realpath, stat } from "node:fs/promises";
import { codeOf } from "./cause.ts";
import { refused } from "./error.ts";
import { type Fence, placed } from "./fence.ts";
import { Handle } from "./handle.ts";

/** Why nothing was opened: the path leads out of the fence, to something that is not served, or to nothing. */
export type NotOpened = "outside" | "refused" | "gone";

/** An open file or folder: what it was when it was opened. */
export interface Opened {
	readonly handle: Handle;
	readonly stats: Stats;
	/** The real path it was opened by. */
	readonly real: string;
}

/**
 * Opens what a path leads to, once, without following a link that is put into its place meanwhile, and without waiting for
 * the other end of a pipe. Only regular files, or folders, are opened. The caller closes the handle. Throws SourceError.
 */
export async function openInside(path: string, fence: Fence, kind: "file" | "folder"): Promise<Opened | NotOpened> {
	try {
		const real = await realpath(path);
		const place = placed(real, fence, kind);
		if (place !== "inside") return place;
		return isOf(await lstat(real), kind) ? await opened(real, fence, kind) : "gone";
	} catch (error) {
		if (isGone(error)) return "gone";
		throw refused(path, kind, error);
	}
}

const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

async function opened(real: string, fence: Fence, kind: "file" | "folder"): Promise<Opened | NotOpened> {
	const handle = await Handle.open(real, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
	let isKept = false;
	try {
		const stats = await handle.stat();
		const place = placed(await placeOf(handle, real, stats), fence, kind);
		isKept = isOf(stats, kind) && place === "inside";
		if (place !== "inside") return place;
		return isKept ? { handle, stats, real } : "gone";
	} finally {
		if (!isKept) await handle.close();
	}
}

/**
 * The real path of an open handle. Linux gives it for the handle itself. Elsewhere the path is resolved again and has to
 * lead to the same file, which leaves a moment in which a folder above it can be swapped there and back. Throws an error
 * with the code ENOENT if it leads to another file.
 */
async function placeOf({ fd }: Handle, real: string, { dev, ino }: Stats): Promise<string> {
	const place = await readlink(`/proc/self/fd/${fd}`).catch(() => undefined);
	if (place !== undefined) return place.replace(/ \(deleted\)$/, "");
	const again = await realpath(real);
	const now = await stat(again);
	if (now.dev === dev && now.ino === ino) return again;
	throw Object.assign(new Error(`${real} was replaced while it was opened`), { code: "ENOENT" });
}

const isOf = (stats: Stats, kind: "file" | "folder"): boolean =>
	kind === "file" ? stats.isFile() : stats.isDirectory();

/** Whether an error says that a path leads to nothing that could be opened. */
export function isGone(error: unknown): boolean {
	return GONE.has(codeOf(error) ?? "");
}

/** ENXIO: a socket. EMLINK: what some systems answer for a link that is not followed. */
const GONE = new Set(["ENOENT", "ELOOP", "ENOTDIR", "ENAMETOOLONG", "ENXIO", "EMLINK", "ENODEV"]);
