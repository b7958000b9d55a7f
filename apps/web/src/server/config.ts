import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../data/root.ts";
import type { Config } from "../site/config.ts";
import { readEndpointsFile } from "./endpoints.ts";

/**
 * Reads the configuration from the project's package.json, the environment and the file of endpoints: the one given, else
 * VITRINE_ENDPOINTS. Throws an Error to print where that file is wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, endpoints?: string): Config {
	const file = endpoints || environment["VITRINE_ENDPOINTS"];
	const manifest = readManifest(root);
	return {
		version: manifest.version,
		repository: environment["VITRINE_REPOSITORY"] ?? repositoryName(manifest.repository),
		hub: (environment["HF_ENDPOINT"] ?? "https://huggingface.co").replace(/\/+$/, ""),
		endpoints: file ? readEndpointsFile(file) : [],
		now: () => new Date(),
		development: false,
	};
}

interface Manifest {
	readonly version: string;
	readonly repository: string | { readonly url: string };
}

function readManifest(folder: string): Manifest {
	return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

/** `owner/name` of a package.json's repository field. */
function repositoryName(repository: Manifest["repository"]): string {
	const url = typeof repository === "string" ? repository : repository.url;
	return url.replace(/^github:|^(git\+)?https:\/\/github\.com\//, "").replace(/\.git$/, "");
}
