import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Kind } from "./holes.ts";
import type { Preparation } from "./makers.ts";
import { mayHaveTemplates, preparationIn } from "./templates.ts";

/**
 * What can be laid out of the code of files when it is packed: nothing, unless it can of their own templates and of all files
 * below the folder that they import, whose code they may hold. Given the texts of the files, and the kinds of the holes in each.
 */
export function preparable(
	folder: string,
	texts: ReadonlyMap<string, string>,
	holesOf: (file: string) => readonly (readonly Kind[])[],
): ReadonlyMap<string, Preparation> {
	const textOf = (file: string): string => texts.get(file) ?? readFileSync(join(folder, file), "utf8");
	const imports = remembered((file: string) => importsIn(folder, file, textOf(file)));
	const imported = new Set([...texts.keys()].filter((file) => !file.endsWith("/index.js")).flatMap(imports));
	// Other code may hold that of a file that others import; a library by itself is not.
	const isMoved = (file: string): boolean => dirname(file) !== "libraries" || imported.has(file);
	const own = remembered((file: string): Preparation => {
		const text = textOf(file);
		if (!mayHaveTemplates(text)) return "texts";
		return texts.has(file) ? preparationIn({ file, text, holes: holesOf(file) }, isMoved(file)) : "none";
	});
	const found = [...texts.keys()].filter((file) => mayHaveTemplates(textOf(file)));
	const needs = remembered((file: string) => withImports(file, imports));
	const able = found.filter((file) => ![...needs(file)].some((other) => own(other) === "none"));
	// Where one file needs the whole layout, what it holds needs nothing else.
	const others = found.filter((file) => !able.includes(file));
	const both = new Set(found.filter((file) => others.some((other) => needs(other).has(file))));
	return new Map(
		able.filter((file) => ![...needs(file)].some((other) => both.has(other))).map((file) => [file, own(file)]),
	);
}

/** The files that a file needs, with itself. */
function withImports(
	file: string,
	imports: (file: string) => readonly string[],
	seen = new Set<string>(),
): ReadonlySet<string> {
	if (seen.has(file)) return seen;
	seen.add(file);
	for (const other of imports(file)) withImports(other, imports, seen);
	return seen;
}

function remembered<T>(make: (file: string) => T): (file: string) => T {
	const known = new Map<string, T>();
	return (file) => {
		const found = known.get(file) ?? make(file);
		known.set(file, found);
		return found;
	};
}

/** The files below the folder that a compiled file imports. */
function importsIn(folder: string, file: string, text: string): readonly string[] {
	const paths = [...text.matchAll(/^(?:import|export) [^"]*from "(\.[^"]+\.js)";$/gm)].map(([, path]) => path!);
	return paths.map((path) => join(dirname(file), path)).filter((path) => existsSync(join(folder, path)));
}
