import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A new entry that cannot be written; the message says why. */
export class NewError extends Error {
	override readonly name = "NewError";
}

/** The files that were written, and the next steps of their author, one per line. */
export interface Written {
	readonly written: readonly string[];
	readonly next: readonly string[];
}

/** The text of a file, by its path from the root of the checkout. */
export type Files = Readonly<Record<string, string>>;

/**
 * Writes new files, all of them or none if one cannot be written, and then the new texts of present ones. Throws a NewError
 * rather than replace a file that should be new.
 */
export function writeAll(root: string, files: Files, changed: Files = {}): void {
	const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
	if (taken !== undefined) throw new NewError(`${taken} exists already. Nothing was written.`);
	const done: string[] = [];
	try {
		for (const [path, text] of Object.entries(files)) {
			done.push(firstMissing(root, path));
			mkdirSync(dirname(join(root, path)), { recursive: true });
			writeFileSync(join(root, path), text, { flag: "wx" });
		}
		for (const [path, text] of Object.entries(changed)) writeFileSync(join(root, path), text);
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

/** The constants that a file imports from files beside it or below, by their paths. */
export const importsIn = (text: string): ReadonlyMap<string, string> =>
	new Map([...text.matchAll(IMPORT)].map(([, name = "", path = ""]) => [path, name]));

const IMPORT = /^import \{ (\w+) \} from "(\.\/.+)";$/gm;

/** A text with one more of these imports, in the order of their paths. */
export function withImport(text: string, path: string, name: string): string {
	const paths = [...importsIn(text).keys()];
	const before = paths.findLast((other) => other < path) ?? "";
	const line = `import { ${name} } from "${path}";`;
	return before === "" ? `${line}\n${text}` : withLine(text, line, (one) => one.endsWith(` from "${before}";`));
}

/** A text with a line after the last line that is one of those. Throws a NewError if none is. */
export function withLine(text: string, line: string, isOne: (line: string) => boolean): string {
	const lines = text.split("\n");
	const at = lines.findLastIndex(isOne);
	if (at < 0) throw new NewError(`The place for this line was not found: ${line.trim()}`);
	return lines.toSpliced(at + 1, 0, line).join("\n");
}
