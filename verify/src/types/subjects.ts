import { kindOf, type Subject } from "../subject.ts";

/** The key of the library of a load snippet; undefined for other subjects. */
export const libraryOf = ({ id }: Subject): string | undefined =>
	kindOf(id) === "load" ? id.split("/")[1] : undefined;

/** The full names of the modules that a Python program imports: `a.b` for both `import a.b` and `from a.b import c`. */
export function modulesOf(text: string): readonly string[] {
	const found = [...text.matchAll(/^\s*(?:from ([\w.]+) import |import ([\w., ]+)$)/gm)].flatMap(
		([, from, plain = ""]) => (from === undefined ? plain.split(",").map(withoutAlias) : [from]),
	);
	return [...new Set(found)];
}

const withoutAlias = (imported: string): string => imported.trim().replace(/ .*$/, "");
