import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join } from "node:path";

/** Python packages that checks need, installed apart from whatever else the machine has. */
export interface Environment {
	/** The path of its interpreter. */
	readonly python: string;
	/** What is installed: the package, as its list spells it, and the version. */
	readonly versions: ReadonlyMap<string, string>;
}

const LISTS = join(import.meta.dirname, "../environments");

/** The environments of Python: each is a list of packages with exact versions, `environments/<name>.txt`. */
export const ENVIRONMENTS: readonly string[] = readdirSync(LISTS)
	.filter((file) => file.endsWith(".txt"))
	.map((file) => basename(file, ".txt"))
	.sort();

/** An environment that is installed in just the versions of its list; undefined where it is not. */
export function environment(name: string): Environment | undefined {
	const folder = folderOf(name);
	if (!existsSync(join(folder, DONE))) return undefined;
	return { python: join(folder, "bin/python"), versions: pinned(listOf(name)) };
}

/** How to get an environment, in a sentence. */
export const howToInstall = (name: string): string =>
	`The Python packages of verify/environments/${name}.txt are not installed: run npm run verify -- --install.`;

/** Installs an environment that is not there yet; in one step, so that no half of it is ever taken for the whole. */
export async function install(name: string, say: (line: string) => void): Promise<void> {
	const folder = folderOf(name);
	if (existsSync(join(folder, DONE))) return say(`${name}: installed already, in ${folder}`);
	say(`${name}: installing ${pinned(listOf(name)).size} packages into ${folder}`);
	const uv = await installer(say);
	rmSync(folder, { recursive: true, force: true });
	await done(uv, ["venv", "--quiet", folder]);
	const alone = listOf(name).startsWith(ALONE) ? ["--no-deps"] : [];
	const list = join(LISTS, `${name}.txt`);
	const words = ["pip", "install", "--quiet", ...alone, "--python", join(folder, "bin/python"), "-r", list];
	await done(uv, words, settings(listOf(name)));
	mkdirSync(join(folder, DONE));
	say(`${name}: installed`);
}

/** The first line of a list whose packages are installed without what they depend on. */
const ALONE = "# --no-deps";

/** The lines `# NAME=value` of a list: variables for the packages that are built from source. */
const settings = (list: string): Readonly<Record<string, string>> =>
	Object.fromEntries([...list.matchAll(/^# ([A-Z_]+)=(\S+)$/gm)].map(([, name, value]) => [name!, value!]));

/** Stands in an environment that is complete. */
const DONE = ".complete";
/** It installs in a tenth of pip's time. */
const UV = "uv==0.13.9";

/** Where what takes long to make is kept from one run to the next. */
export const cacheFolder = (): string =>
	process.env["VITRINE_CACHE"] ?? join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "vitrine");

const listOf = (name: string): string => readFileSync(join(LISTS, `${name}.txt`), "utf8");

function folderOf(name: string): string {
	const hash = createHash("sha256").update(listOf(name)).digest("hex").slice(0, 12);
	return join(cacheFolder(), "environments", `${name}-${hash}`);
}

/** The lines `name==version` of a list; extras, markers and comments left out. */
function pinned(list: string): ReadonlyMap<string, string> {
	const found = list.matchAll(/^([\w.-]+)(?:\[[\w,.-]*\])?==([^\s;#]+)/gm);
	return new Map([...found].map(([, name, version]) => [name!, version!]));
}

async function installer(say: (line: string) => void): Promise<string> {
	const folder = join(cacheFolder(), UV);
	const uv = join(folder, "bin/uv");
	if (existsSync(uv)) return uv;
	say(`${UV}: installing`);
	const draft = `${folder}.${process.pid}`;
	mkdirSync(cacheFolder(), { recursive: true });
	await done("python3", ["-m", "venv", draft]);
	await done(join(draft, "bin/pip"), ["install", "--quiet", "--disable-pip-version-check", UV]);
	rmSync(folder, { recursive: true, force: true });
	renameSync(draft, folder);
	return uv;
}

/** Runs a command to its end. */
export function done(
	command: string,
	words: readonly string[],
	settings: Readonly<Record<string, string>> = {},
): Promise<void> {
	return new Promise((resolve, reject) => {
		const env = { ...process.env, ...settings };
		const child = spawn(command, words, { env, stdio: ["ignore", "inherit", "inherit"] });
		child.on("error", reject).on("close", (code) => {
			if (code === 0) resolve();
			else reject(new Error(`${command} ${words.join(" ")} ended with ${code}.`));
		});
	});
}
