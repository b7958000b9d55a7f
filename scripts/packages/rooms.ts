import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders of the packages that other projects can install, each after those that it depends on. */
export const PUBLISHED: readonly string[] = [
	"code",
	"model",
	"catalogue",
	"inference",
	"search",
	"sources",
	"react",
].map((name) => `packages/${name}`);

/** The package of components, which consists of code of the site. */
export const COMPONENTS = "packages/react";

/** The folders whose code the package of components contains, each with that of their files in it. */
export const CONTAINED: Readonly<Record<string, string>> = { "apps/web": "web", verify: "verify" };

/** Files that the package of components has besides its code, by their addresses in it. */
export const COMPONENT_FILES: Readonly<Record<string, string>> = {
	"./report.ndjson": "./dist/report.ndjson",
	"./style.css": "./dist/style.css",
};

/** The folders whose code the command line and the site are made of. */
export const ROOMS: readonly string[] = [...PUBLISHED, "packages/store", "verify", "apps/cli", "apps/web"];

/** A package.json, as far as packing reads it. */
export interface Manifest {
	readonly name: string;
	readonly version: string;
	readonly license: string;
	readonly description?: string;
	readonly keywords?: readonly string[];
	readonly repository?: string;
	readonly type: string;
	readonly engines?: Readonly<Record<string, string>>;
	readonly exports?: Readonly<Record<string, string>>;
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The package.json of a folder of the project; that of the project itself for `.`. */
export function manifestIn(project: string, room: string): Manifest {
	return JSON.parse(readFileSync(join(project, room, "package.json"), "utf8"));
}
