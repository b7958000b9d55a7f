import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, done } from "./environment.ts";

/** Packages of npm that only checks need: the project itself goes without them. */
export interface NodeEnvironment {
	/** The folder that holds `node_modules`. */
	readonly folder: string;
	/** The packages that its `package.json` names, with their versions. */
	readonly versions: ReadonlyMap<string, string>;
}

const LISTS = join(import.meta.dirname, "../environments");
const LOCK = "package-lock.json";

/** The environments of Node.js: each has a `package.json` with exact versions, and its lock file, in `environments/<name>/`. */
export const NODE_ENVIRONMENTS: readonly string[] = readdirSync(LISTS)
	.filter((name) => existsSync(join(LISTS, name, LOCK)))
	.sort();

/** An environment that is installed just as its lock file says; undefined where it is not. */
export function nodeEnvironment(name: string): NodeEnvironment | undefined {
	const folder = folderOf(name);
	return existsSync(folder) ? { folder, versions: pinned(name) } : undefined;
}

/** How to get an environment, in a sentence. */
export const howToInstallNode = (name: string): string =>
	`The npm packages of verify/environments/${name}/package.json are not installed: run npm run verify -- --install.`;

/** Installs an environment that is not there yet, without running anything that its packages bring. */
export async function installNode(name: string, say: (line: string) => void): Promise<void> {
	const folder = folderOf(name);
	if (existsSync(folder)) return say(`${name}: installed already, in ${folder}`);
	say(`${name}: installing ${[...pinned(name).keys()].join(", ")} into ${folder}`);
	const draft = `${folder}.${process.pid}`;
	mkdirSync(draft, { recursive: true });
	for (const file of ["package.json", LOCK]) cpSync(join(LISTS, name, file), join(draft, file));
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	await done(npm, ["ci", "--ignore-scripts", "--loglevel=error", "--prefix", draft]);
	rmSync(folder, { recursive: true, force: true });
	renameSync(draft, folder);
	say(`${name}: installed`);
}

function folderOf(name: string): string {
	const hash = createHash("sha256")
		.update(readFileSync(join(LISTS, name, LOCK)))
		.digest("hex")
		.slice(0, 12);
	return join(cacheFolder(), "environments", `${name}-${hash}`);
}

function pinned(name: string): ReadonlyMap<string, string> {
	const { dependencies } = JSON.parse(readFileSync(join(LISTS, name, "package.json"), "utf8")) as {
		readonly dependencies: Readonly<Record<string, string>>;
	};
	return new Map(Object.entries(dependencies));
}
