import { createHash } from "node:crypto";
import { closeSync, createReadStream, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Gives a complete file its name. After a power failure, the old file or the new one is there. */
export function renameDurably(from: string, to: string): void {
	fsync(from);
	renameSync(from, to);
	fsync(dirname(to));
}

function fsync(path: string): void {
	const handle = openSync(path, "r");
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}

/** Removes all files that start with a path, such as a temporary database and its journal. */
export function removeAllWith(prefix: string): void {
	const folder = dirname(prefix);
	for (const name of readdirSync(folder))
		if (name.startsWith(basename(prefix))) rmSync(join(folder, name), { force: true });
}

/** Reads the first bytes of a file; passes each piece on, and returns the SHA-256 of all. */
export async function hashed(
	file: string,
	bytes: number,
	onPiece: (piece: Buffer) => void = () => {},
): Promise<string> {
	const digest = createHash("sha256");
	if (bytes === 0) return digest.digest("hex");
	for await (const piece of createReadStream(file, { end: bytes - 1, highWaterMark: PIECE })) {
		digest.update(piece as Buffer);
		onPiece(piece as Buffer);
	}
	return digest.digest("hex");
}

/** Bytes that are read at a time. */
const PIECE = 1 << 20;
