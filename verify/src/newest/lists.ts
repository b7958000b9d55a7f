import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { cacheFolder, lists } from "../environments/cache.ts";
import { nameOf } from "../environments/installLine.ts";
import { NODE_ENVIRONMENTS } from "../environments/node.ts";
import { NO_DEPENDENCIES } from "../environments/python.ts";
import { runCommand } from "../processes/command.ts";

/** The newest version of a package; undefined if it is unknown. */
export interface Newest {
	readonly pypi: (name: string) => string | undefined;
	readonly npm: (name: string) => string | undefined;
}

/**
 * The lists of the checks with the newest versions of the packages that are known, in a folder of the cache: those of a day are
 * made once. The install lines that snippets print are not among them, because they are resolved one by one.
 */
export async function newestLists(today: string, newest: Newest, uv: string): Promise<string> {
	const folder = join(cacheFolder(), "newest", today);
	if (existsSync(join(folder, COMPLETE))) return folder;
	rmSync(folder, { recursive: true, force: true });
	cpSync(lists(), folder, { recursive: true });
	rmSync(join(folder, "printed"), { recursive: true, force: true });
	for (const file of readdirSync(folder).filter((name) => name.endsWith(".txt"))) raise(join(folder, file), newest);
	await compileCalls(folder, uv);
	for (const name of NODE_ENVIRONMENTS) await raiseNode(join(lists(), name), join(folder, name), newest);
	mkdirSync(join(folder, COMPLETE));
	return folder;
}

const COMPLETE = ".complete";

/** Packages without their dependencies can be raised one by one. */
function raise(path: string, { pypi }: Newest): void {
	const list = readFileSync(path, "utf8");
	if (list.startsWith(NO_DEPENDENCIES)) writeFileSync(path, raised(list, pypi));
}

/** A list of `name==version` with the newest versions of the packages that are known. */
export const raised = (list: string, newest: Newest["pypi"]): string =>
	list.replaceAll(
		/^([\w.-]+)(\[[\w,.-]+\])?==([^\s;#]+)/gm,
		(_, name: string, extras: string | undefined, version: string) =>
			`${name}${extras ?? ""}==${newest(nameOf(name)) ?? version}`,
	);

/** The clients of calls are resolved together with what they need. */
async function compileCalls(folder: string, uv: string): Promise<void> {
	const options = ["--quiet", "--python-version", "3.11", "--no-header", "--no-annotate"];
	await runCommand(uv, [
		"pip",
		"compile",
		...options,
		join(folder, "calls.in"),
		"-o",
		join(folder, "calls.txt"),
		"--upgrade",
	]);
}

/** Raises the packages of a folder, which is a copy of another; it stays as that if the newest cannot be installed. */
async function raiseNode(from: string, folder: string, { npm }: Newest): Promise<void> {
	const path = join(folder, "package.json");
	const manifest = JSON.parse(readFileSync(path, "utf8")) as {
		readonly dependencies: Readonly<Record<string, string>>;
	};
	const entries = Object.entries(manifest.dependencies).map(([name, version]) => [name, npm(name) ?? version] as const);
	if (entries.every(([name, version]) => manifest.dependencies[name] === version)) return;
	writeFileSync(path, `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(entries) }, null, "\t")}\n`);
	const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
	try {
		await runCommand("npm", ["install", "--package-lock-only", ...quiet, "--prefix", folder]);
		await runCommand("npm", ["ci", "--dry-run", ...quiet, "--prefix", folder]);
	} catch {
		// A release may be in the registry before the packages that it needs.
		cpSync(from, folder, { recursive: true });
		console.log(`${basename(folder)}: the newest packages cannot be installed; those of the list are used.`);
	}
}
