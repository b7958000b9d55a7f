import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { MEMORY } from "./connection.ts";

/** Bytes that SQLite needs beside a database, to open it: the first part of the index of its write-ahead log. */
const NEEDED = 64 * 1024;

/** What is wrong with the disk of a database, whether the file exists or not; undefined if nothing is found. */
export function diskProblem(path: string): "read-only" | "full" | undefined {
	if (path === MEMORY || path === "") return undefined;
	const folder = existing(dirname(path));
	try {
		accessSync(folder, constants.W_OK);
		const { bavail, bsize } = statfsSync(folder);
		return bavail * bsize < NEEDED ? "full" : undefined;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EROFS" ? "read-only" : undefined;
	}
}

/** The folder, or the nearest one above it that exists. */
function existing(folder: string): string {
	const above = dirname(folder);
	return above === folder || existsSync(folder) ? folder : existing(above);
}
