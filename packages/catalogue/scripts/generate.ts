// npm run generate: writes the lists of all libraries and tasks, each from the files of its folder.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type LibraryFile, libraryIndex } from "./libraryIndex.ts";
import { taskIndex } from "./taskIndex.ts";

const SOURCES = "packages/catalogue/src";

/** The text of each generated file, by its path from the root of the checkout. */
export async function generated(root: string): Promise<Readonly<Record<string, string>>> {
	const libraries = entriesIn(join(root, SOURCES, "libraries"), ["index"]);
	const tasks = entriesIn(join(root, SOURCES, "tasks"), ["index", "table"]);
	return {
		[`${SOURCES}/libraries/index.ts`]: libraryIndex(await Promise.all(libraries.map(libraryFile))),
		[`${SOURCES}/tasks/index.ts`]: taskIndex(tasks.map(({ name }) => name)),
	};
}

/** Writes the generated files and returns the paths of those that changed. */
export async function generate(root: string): Promise<readonly string[]> {
	const changed = Object.entries(await generated(root)).filter(
		([path, text]) => readFileSync(join(root, path), "utf8") !== text,
	);
	for (const [path, text] of changed) writeFileSync(join(root, path), text);
	return changed.map(([path]) => path);
}

interface Entry {
	/** The name of the file without `.ts`. */
	readonly name: string;
	readonly path: string;
}

function entriesIn(folder: string, others: readonly string[]): readonly Entry[] {
	return readdirSync(folder)
		.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
		.map((file) => ({ name: file.slice(0, -".ts".length), path: join(folder, file) }))
		.filter(({ name }) => !others.includes(name));
}

async function libraryFile({ name, path }: Entry): Promise<LibraryFile> {
	return { name, exported: await import(pathToFileURL(path).href) };
}

if (import.meta.main) {
	const changed = await generate(join(import.meta.dirname, "../../.."));
	console.log(changed.length === 0 ? "Up to date." : changed.map((path) => `wrote ${path}`).join("\n"));
}
