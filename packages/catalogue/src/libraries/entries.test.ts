import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { libraries } from "./index.ts";

/** The files that a file imports, directly or not, including itself. */
function importsOf(file: string, found = new Set<string>()): ReadonlySet<string> {
	if (found.has(file)) return found;
	found.add(file);
	const source = readFileSync(file, "utf8");
	for (const [, path = ""] of source.matchAll(/^(?:import|export) (?!type )[^;]*from "(\.[^"]+)";/gm))
		importsOf(join(dirname(file), path), found);
	return found;
}

const index = join(import.meta.dirname, "index.ts");

it.each(libraries)("$key does not import the list of all libraries", ({ key }) => {
	expect(importsOf(join(import.meta.dirname, `${key}.ts`))).not.toContain(index);
});

it("a library's snippets are made without the list of all libraries", () => {
	const files = importsOf(join(import.meta.dirname, "../loading/loadSnippets.ts"));
	expect(files.size).toBeGreaterThan(5);
	expect(files).not.toContain(index);
});
