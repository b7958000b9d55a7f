import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A new entry that cannot be written; the message says why. */
export class NewError extends Error {
	override readonly name = "NewError";
}

/** The text of a file, by its path from the root of the checkout. */
export type Files = Readonly<Record<string, string>>;

/** Writes new files: all of them, or none if one cannot be written. Throws a NewError rather than replace a file. */
export function writeAll(root: string, files: Files): void {
	const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
	if (taken !== undefined) throw new NewError(`${taken} exists already. Nothing was written.`);
	const done: string[] = [];
	try {
		for (const [path, text] of Object.entries(files)) {
			done.push(firstMissing(root, path));
			mkdirSync(dirname(join(root, path)), { recursive: true });
			writeFileSync(join(root, path), text, { flag: "wx" });
		}
	} catch (error) {
		for (const path of done) rmSync(path, { recursive: true, force: true });
		throw error;
	}
}

/** The file, or the outermost folder of its path that does not exist yet. */
function firstMissing(root: string, path: string): string {
	const folder = dirname(path);
	return folder === "." || existsSync(join(root, folder)) ? join(root, path) : firstMissing(root, folder);
}
