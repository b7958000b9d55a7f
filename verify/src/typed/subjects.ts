import { kindOf, type Subject } from "../subject.ts";

/** The key of the library whose load snippet a subject is; undefined for another kind of subject. */
export const libraryOf = ({ id }: Subject): string | undefined =>
	kindOf(id) === "load" ? id.split("/")[1] : undefined;

/** The modules that a Python program imports, in full: `a.b` of both `import a.b` and `from a.b import c`. */
export function modulesOf(text: string): readonly string[] {
	const found = [...text.matchAll(/^\s*(?:from ([\w.]+) import |import ([\w., ]+)$)/gm)].flatMap(([, from, plain]) =>
		from === undefined ? plain!.split(",").map((one) => one.trim().split(" ")[0]!) : [from],
	);
	return [...new Set(found)];
}
