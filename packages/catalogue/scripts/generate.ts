import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { table } from "../src/tasks/table.ts";
import { type LibraryFile, libraryIndex, libraryLoaders } from "./libraryIndex.ts";
import { taskIdList, taskIndex } from "./taskIndex.ts";

const SOURCES = "packages/catalogue/src";

/** The text of each generated file, by its path from the root of the checkout. */
export async function generated(root: string): Promise<Readonly<Record<string, string>>> {
	const libraries = entriesIn(join(root, SOURCES, "libraries"), ["index"]);
	const tasks = entriesIn(join(root, SOURCES, "tasks"), ["index", "table"]);
	const files = await Promise.all(libraries.map(libraryFile));
	return {
		[`${SOURCES}/libraries/index.ts`]: libraryIndex(files),
		[`${SOURCES}/lazy/loaders.ts`]: libraryLoaders(files),
		[`${SOURCES}/taskIds.ts`]: taskIdList(table.map(({ id }) => id)),
		[`${SOURCES}/tasks/index.ts`]: taskIndex(tasks.map(({ name }) => name)),
	};
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
