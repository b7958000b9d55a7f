import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "@vitrine/inference";
import { readEndpointsFile } from "./endpoints.ts";

/** What the site knows of itself. */
export interface Config {
	readonly version: string;
	/** The repository that 'Update on GitHub' leads to, as `owner/name`. */
	readonly repository: string;
	/** The hub that datasets and Spaces are linked to, without a closing slash. */
	readonly hub: string;
	/** Endpoints of whoever runs the site, to be chosen like any provider. */
	readonly endpoints: readonly Endpoint[];
	/** The clock; a page says "3 d ago" by it. */
	readonly now: () => Date;
	/** Whether files come from Vite, unbuilt. */
	readonly development: boolean;
}

/** The project's folder: the nearest one above this file whose package.json is called vitrine. */
export const root: string = findRoot(dirname(fileURLToPath(import.meta.url)));

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
	readonly name: string;
	readonly version: string;
	readonly repository: string | { readonly url: string };
}

function findRoot(folder: string): string {
	if (existsSync(join(folder, "package.json")) && readManifest(folder).name === "vitrine") return folder;
	const parent = dirname(folder);
	if (parent === folder) throw new Error(`No package.json named vitrine above ${fileURLToPath(import.meta.url)}`);
	return findRoot(parent);
}

function readManifest(folder: string): Manifest {
	return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

/** `owner/name` of a package.json's repository field. */
function repositoryName(repository: Manifest["repository"]): string {
	const url = typeof repository === "string" ? repository : repository.url;
	return url.replace(/^github:|^(git\+)?https:\/\/github\.com\//, "").replace(/\.git$/, "");
}
