import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The part of the project's package.json that is read. */
interface Manifest {
	readonly name: string;
	readonly version: string;
	readonly repository: string | { readonly url: string };
}

/** The project's folder: the nearest one above this file whose package.json is called vitrine. */
export const root: string = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
	if (existsSync(join(folder, "package.json")) && manifestOf(folder).name === "vitrine") return folder;
	const parent = dirname(folder);
	if (parent === folder) throw new Error(`No package.json named vitrine above ${fileURLToPath(import.meta.url)}`);
	return findRoot(parent);
}

/** The package.json of a folder. */
export function manifestOf(folder: string): Manifest {
	return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** The repository in a package.json, as `owner/name`. */
export function repositoryOf({ repository }: Manifest): string {
	const url = typeof repository === "string" ? repository : repository.url;
	return url.replace(/^github:|^(git\+)?https:\/\/github\.com\//, "").replace(/\.git$/, "");
}
