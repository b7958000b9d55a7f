import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of the project's package.json that is read. */
interface Manifest {
	readonly version: string;
	readonly repository: string | { readonly url: string };
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
