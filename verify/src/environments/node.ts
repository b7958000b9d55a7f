import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../processes/command.ts";
import { cacheFolder, LISTS, lists } from "./cache.ts";
import { requireRoom } from "./room.ts";
import { installCommand } from "./stages.ts";

/** npm packages that only checks need, installed outside the project. */
interface NodeEnvironment {
	/** The folder that contains `node_modules`. */
	readonly folder: string;
	/** The versions of the packages listed in its `package.json`. */
	readonly versions: ReadonlyMap<string, string>;
}

const LOCK = "package-lock.json";

/** The names of the npm environments: each is a `package.json` and a lock file in `environments/<name>/`. */
export const NODE_ENVIRONMENTS: readonly string[] = readdirSync(LISTS)
	.filter((name) => existsSync(join(LISTS, name, LOCK)))
	.sort();

/** An installed environment; undefined if it is not installed as its lock file says. */
export function nodeEnvironment(name: string): NodeEnvironment | undefined {
	const folder = folderOf(name);
	return existsSync(folder) ? { folder, versions: versionsOf(name) } : undefined;
}

/** An environment that is known to be installed; throws with the install hint if it is not. */
export function requireNode(name: string): NodeEnvironment {
	const environment = nodeEnvironment(name);
	if (environment === undefined) throw new Error(nodeInstallHint(name));
	return environment;
}

/** How to install an environment, as a sentence. */
export const nodeInstallHint = (name: string): string =>
	`The npm packages of verify/environments/${name}/package.json are not installed: run ${installCommand(name)}.`;

/** Installs an environment unless it is installed already; no install script of a package is run. */
export async function installNode(name: string, log: (line: string) => void): Promise<void> {
	const folder = folderOf(name);
	if (existsSync(folder)) return log(`${name}: already installed in ${folder}`);
	requireRoom(name);
	log(`${name}: installing ${[...versionsOf(name).keys()].join(", ")} into ${folder}`);
	const draft = `${folder}.${process.pid}`;
	mkdirSync(draft, { recursive: true });
	for (const file of ["package.json", LOCK]) cpSync(join(lists(), name, file), join(draft, file));
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	await runCommand(npm, ["ci", "--ignore-scripts", "--loglevel=error", "--prefix", draft]);
	rmSync(folder, { recursive: true, force: true });
	renameSync(draft, folder);
	log(`${name}: installed`);
}

function folderOf(name: string): string {
	const hash = createHash("sha256")
		.update(readFileSync(join(lists(), name, LOCK)))
		.digest("hex")
		.slice(0, 12);
	return join(cacheFolder(), "environments", `${name}-${hash}`);
}

/** The packages that the `package.json` of an environment lists, with their versions. */
export function versionsOf(name: string): ReadonlyMap<string, string> {
	const { dependencies } = JSON.parse(readFileSync(join(lists(), name, "package.json"), "utf8")) as {
		readonly dependencies: Readonly<Record<string, string>>;
	};
	return new Map(Object.entries(dependencies));
}
