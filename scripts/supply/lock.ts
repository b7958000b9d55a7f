import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A package of others that is installed to build or to serve the site. */
export interface Installed {
	readonly name: string;
	readonly version: string;
	/** An SPDX expression. */
	readonly licence: string;
}

interface Entry {
	readonly version?: string;
	readonly license?: string;
	readonly link?: boolean;
	readonly dev?: boolean;
}

const BELOW = "node_modules/";

/** The packages of a project's package-lock.json without those of tests, by name and version, each once. */
export function installedIn(project: string): readonly Installed[] {
	const { packages }: { readonly packages: Readonly<Record<string, Entry>> } = JSON.parse(
		readFileSync(join(project, "package-lock.json"), "utf8"),
	);
	const all = Object.entries(packages).filter(([path, { link, dev }]) => path.startsWith(BELOW) && !link && !dev);
	const byLine = new Map(
		all.map(([path, entry]) => installed(path, entry)).map((one) => [`${one.name}@${one.version}`, one]),
	);
	return [...byLine].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
}

function installed(path: string, { version, license }: Entry): Installed {
	const name = path.slice(path.lastIndexOf(BELOW) + BELOW.length);
	if (version === undefined || license === undefined)
		throw new Error(
			`package-lock.json: ${path} has no ${version === undefined ? "version" : "license"}. Run npm install.`,
		);
	return { name, version, licence: license };
}
