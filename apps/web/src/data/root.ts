import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder: the nearest one above this file whose package.json is named vitrine. */
export const root: string = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
	if (nameOf(join(folder, "package.json")) === "vitrine") return folder;
	const parent = dirname(folder);
	if (parent === folder) throw new Error(`No package.json named vitrine above ${fileURLToPath(import.meta.url)}`);
	return findRoot(parent);
}

/** The name in a package.json; undefined if there is no such file. */
function nameOf(file: string): string | undefined {
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { readonly name?: string }).name : undefined;
}
