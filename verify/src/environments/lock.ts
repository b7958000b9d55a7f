import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bounded } from "../processes/bounded.ts";
import { cacheFolder, lists } from "./cache.ts";
import { type InstallLine, nameOf } from "./installLine.ts";

/** What a printed install line gave on the day when it was resolved. */
export interface Lock {
	readonly path: string;
	/** The version of each package, by its name in PyPI. */
	readonly versions: ReadonlyMap<string, string>;
}

/** The folder of the locks: a list of exact versions for each printed line. */
const locks = (): string => join(lists(), "printed");

/** The version of Python for which lines are resolved. */
export const PYTHON = "3.11";

/** The time in which a line must be resolved, in seconds; packages without metadata are built to read it. */
const RESOLVING = 900;

/** The lock of a line; undefined if it has not been resolved. */
export function lockOf(line: InstallLine): Lock | undefined {
	const path = join(locks(), fileOf(line));
	if (!existsSync(path)) return undefined;
	const text = readFileSync(path, "utf8");
	if (!text.startsWith(`${heading(line)}\n`)) throw new Error(`${path} does not start with "${heading(line)}".`);
	return { path, versions: versionsIn(text) };
}

/** Resolves a line with today's packages and writes its lock; resolves with the problem, if any. */
export async function resolveLine(uv: string, line: InstallLine, today: string): Promise<string | undefined> {
	mkdirSync(locks(), { recursive: true });
	const path = join(locks(), fileOf(line));
	const [input, draft] = [join(cacheFolder(), "line.in"), `${path}.draft`];
	writeFileSync(input, line.packages.join("\n"));
	const args = ["pip", "compile", "--quiet", "--python-version", PYTHON, "--no-header", "--no-annotate"];
	const result = await bounded(uv, [...args, input, "-o", draft], { seconds: RESOLVING });
	if (result.problem === undefined) {
		writeFileSync(
			path,
			`${heading(line)}\n# Resolved on ${today} for Python ${PYTHON}.\n${readFileSync(draft, "utf8")}`,
		);
	}
	rmSync(draft, { force: true });
	return result.problem;
}

/** Removes the locks of lines that are not printed any more; returns their names. */
export function removeOtherLocks(lines: readonly InstallLine[]): readonly string[] {
	const known = new Set(lines.map(fileOf));
	const others = existsSync(locks()) ? readdirSync(locks()).filter((file) => !known.has(file)) : [];
	for (const file of others) rmSync(join(locks(), file));
	return others;
}

const heading = ({ packages }: InstallLine): string => `# pip install ${packages.join(" ")}`;

/** `keras+tensorflow.txt` */
const fileOf = ({ packages }: InstallLine): string =>
	`${packages.map((one) => one.replaceAll(/[^\w.-]+/g, "_")).join("+")}.txt`;

const versionsIn = (text: string): Lock["versions"] =>
	new Map([...text.matchAll(/^([\w.-]+)==([^\s;#]+)/gm)].map(([, name = "", version = ""]) => [nameOf(name), version]));
