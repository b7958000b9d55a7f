import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What the author of a new entry asked for and cannot have; the message says why. */
export class NewError extends Error {
	override readonly name = "NewError";
}

/** The text of a file, by its path from the root of the checkout. */
export type Files = Readonly<Record<string, string>>;

/**
 * Writes new files and changes one that is there, all or nothing: if one of the new cannot be written those before it
 * are taken away again, and the changed one takes its place in one move, last. Refuses to replace a file.
 */
export function writeAll(root: string, fresh: Files, changed: readonly [path: string, text: string]): void {
	const taken = Object.keys(fresh).find((path) => existsSync(join(root, path)));
	if (taken !== undefined) throw new NewError(`${taken} is there already: nothing was written.`);
	const done: string[] = [];
	try {
		for (const [path, text] of Object.entries(fresh)) {
			done.push(firstMissing(root, path));
			mkdirSync(dirname(join(root, path)), { recursive: true });
			writeFileSync(join(root, path), text, { flag: "wx" });
		}
		replace(join(root, changed[0]), changed[1]);
	} catch (error) {
		for (const path of done) rmSync(path, { recursive: true, force: true });
		throw error;
	}
}

/** The file, or the outermost folder of its path that is not there yet. */
function firstMissing(root: string, path: string): string {
	const folder = dirname(path);
	return folder === "." || existsSync(join(root, folder)) ? join(root, path) : firstMissing(root, folder);
}

function replace(file: string, text: string): void {
	const beside = `${file}.new`;
	try {
		writeFileSync(beside, text);
		renameSync(beside, file);
	} finally {
		rmSync(beside, { force: true });
	}
}
