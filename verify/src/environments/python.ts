import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { runCommand } from "../processes/command.ts";
import { cacheFolder, LISTS, lists } from "./cache.ts";
import { requireRoom } from "./room.ts";
import { installCommand } from "./stages.ts";
import { installUv } from "./uv.ts";

/** A virtual environment of Python packages that checks need, separate from the rest of the machine. */
interface PythonEnvironment {
	/** The path of its interpreter. */
	readonly python: string;
	/** The version of each installed package, by its name in the list. */
	readonly versions: ReadonlyMap<string, string>;
}

/** The names of the Python environments; the packages of each are listed in `environments/<name>.txt`. */
export const PYTHON_ENVIRONMENTS: readonly string[] = readdirSync(LISTS)
	.filter((file) => file.endsWith(".txt"))
	.map((file) => basename(file, ".txt"))
	.sort();

/** An installed environment; undefined if it is not installed in exactly the versions of its list. */
export function pythonEnvironment(name: string): PythonEnvironment | undefined {
	const list = listOf(name);
	const folder = folderOf(name, list);
	if (!existsSync(join(folder, COMPLETE))) return undefined;
	return { python: join(folder, "bin/python"), versions: versionsIn(list) };
}

/** An environment that is known to be installed; throws with the install hint if it is not. */
export function requirePython(name: string): PythonEnvironment {
	const environment = pythonEnvironment(name);
	if (environment === undefined) throw new Error(pythonInstallHint(name));
	return environment;
}

/** How to install an environment, as a sentence. */
export const pythonInstallHint = (name: string): string =>
	`The Python packages of verify/environments/${name}.txt are not installed: run ${installCommand(name)}.`;

/** Installs an environment unless it is installed already. */
export async function installPython(name: string, log: (line: string) => void): Promise<void> {
	const list = listOf(name);
	const folder = folderOf(name, list);
	if (existsSync(join(folder, COMPLETE))) return log(`${name}: already installed in ${folder}`);
	requireRoom(name);
	log(`${name}: installing ${versionsIn(list).size} packages into ${folder}`);
	const uv = await installUv(log);
	rmSync(folder, { recursive: true, force: true });
	await runCommand(uv, ["venv", "--quiet", folder]);
	const options = list.startsWith(NO_DEPENDENCIES) ? ["--no-deps"] : [];
	const target = ["--python", join(folder, "bin/python"), "-r", join(lists(), `${name}.txt`)];
	await runCommand(uv, ["pip", "install", "--quiet", ...options, ...buildSettings(list), ...target]);
	mkdirSync(join(folder, COMPLETE));
	log(`${name}: installed`);
}

/** The first line of a list whose packages are installed without their dependencies. */
export const NO_DEPENDENCIES = "# --no-deps";

/**
 * The settings of packages built from source: the lines `# --config-settings-package=NAME:KEY=VALUE` of a list. The cache of wheels
 * distinguishes them, as it does not do with variables: a package built without its compiled part is never installed to be run.
 */
const buildSettings = (list: string): readonly string[] =>
	[...list.matchAll(/^# (--config-settings-package=\S+)$/gm)].map(([, setting = ""]) => setting);

/** A folder that marks an environment as completely installed. */
const COMPLETE = ".complete";

const listOf = (name: string): string => readFileSync(join(lists(), `${name}.txt`), "utf8");

function folderOf(name: string, list: string): string {
	const hash = createHash("sha256").update(list).digest("hex").slice(0, 12);
	return join(cacheFolder(), "environments", `${name}-${hash}`);
}

/** The versions of the lines `name==version` of a list, without extras, markers and comments. */
function versionsIn(list: string): ReadonlyMap<string, string> {
	const lines = list.matchAll(/^([\w.-]+)(?:\[[\w,.-]*\])?==([^\s;#]+)/gm);
	return new Map([...lines].map(([, name = "", version = ""]) => [name, version]));
}
