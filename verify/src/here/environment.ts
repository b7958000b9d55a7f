import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheFolder } from "../environments/cache.ts";
import { nameOf } from "../environments/installLine.ts";
import { installUv } from "../environments/uv.ts";
import { bounded } from "../processes/bounded.ts";

/** A Python environment that holds exactly what an install line gives. */
interface HereEnvironment {
	/** The folder of the environment. */
	readonly folder: string;
	readonly python: string;
	/** The folder of the Python that it was made with. */
	readonly base: string;
	/** The version of each installed package, those of the install line first. */
	readonly versions: Readonly<Record<string, string>>;
}

interface EnvironmentOptions {
	readonly signal: AbortSignal;
	readonly log: (line: string) => void;
	/** Packages without a wheel are built, which runs their code; they are refused otherwise. */
	readonly fromSource: boolean;
	/** Installs it again if it is there. */
	readonly fresh: boolean;
}

/** Seconds. */
const LIMIT = { venv: 120, install: 3_600 } as const;

/** Environments of this process, by folder: each is made once. */
const making = new Map<string, Promise<HereEnvironment>>();

/** The environment of an install line, made once and kept in the cache. Throws with the reason if it cannot be installed. */
export function environmentOf(packages: readonly string[], options: EnvironmentOptions): Promise<HereEnvironment> {
	const folder = environmentFolder(packages, options.fromSource);
	const known = making.get(folder);
	if (known !== undefined) return known;
	const made = make(folder, packages, options);
	making.set(folder, made);
	made.catch(() => making.delete(folder));
	return made;
}

async function make(
	folder: string,
	packages: readonly string[],
	options: EnvironmentOptions,
): Promise<HereEnvironment> {
	if (options.fresh || !existsSync(join(folder, MADE))) await install(folder, packages, options);
	const { base, versions } = JSON.parse(readFileSync(join(folder, MADE), "utf8")) as Made;
	return { folder, python: join(folder, "bin/python"), base, versions };
}

/** The file of a complete environment that says what is in it. */
export const MADE = "vitrine.json";

type Made = Pick<HereEnvironment, "base" | "versions">;

/** Installs an environment beside its place, and moves it there when it is complete. */
async function install(
	folder: string,
	packages: readonly string[],
	{ signal, log, fromSource }: EnvironmentOptions,
): Promise<void> {
	const uv = await installUv(log);
	const draft = `${folder}.${process.pid}`;
	const python = join(draft, "bin/python");
	try {
		mkdirSync(dirname(folder), { recursive: true });
		await outputOf(uv, ["venv", "--quiet", "--relocatable", draft], LIMIT.venv, signal);
		const wheels = fromSource ? [] : ["--only-binary", ":all:"];
		// A program cannot write to the environment, so it would compile every module that it imports.
		const target = ["--quiet", "--compile-bytecode", "--python", python, ...wheels, "--", ...packages];
		await outputOf(uv, ["pip", "install", ...target], LIMIT.install, signal);
		const frozen = await outputOf(uv, ["pip", "freeze", "--python", python], LIMIT.venv, signal);
		const made: Made = { base: baseOf(draft), versions: versionsIn(frozen, packages) };
		writeFileSync(join(draft, MADE), JSON.stringify(made));
		rmSync(folder, { recursive: true, force: true });
		renameSync(draft, folder);
	} finally {
		rmSync(draft, { recursive: true, force: true });
	}
}

/** What a command prints. Throws with its problem, or the signal's reason. */
async function outputOf(uv: string, args: readonly string[], seconds: number, signal: AbortSignal): Promise<string> {
	const { problem, output } = await bounded(uv, args, { seconds, signal });
	if (problem !== undefined) throw new Error(installProblem(problem));
	return output;
}

const NO_WHEEL = /Because (?:only |all versions of )?([\w.-]+?)(?:[=<>]\S+)? (?:has|have) no usable wheels/;

/** What uv says of an installation, in words of a check if a package has no wheel. */
export function installProblem(problem: string): string {
	const name = NO_WHEEL.exec(problem.replaceAll(/\s+/g, " "))?.[1];
	return name === undefined
		? problem
		: `${name} has no wheel for this machine; --from-source builds it, and so runs its code`;
}

/** Where the environment of an install line is kept. */
export function environmentFolder(packages: readonly string[], fromSource: boolean): string {
	const hash = createHash("sha256").update(JSON.stringify([packages.toSorted(), fromSource]));
	return join(cacheFolder(), "here", hash.digest("hex").slice(0, 16));
}

/** The installation of Python above its folder of programs, which `pyvenv.cfg` names. */
export function baseOf(folder: string): string {
	const home = /^home\s*=\s*(.+)$/m.exec(readFileSync(join(folder, "pyvenv.cfg"), "utf8"))?.[1];
	if (home === undefined) throw new Error(`${folder}/pyvenv.cfg does not name its Python`);
	return dirname(home.trim());
}

/** Packages whose versions matter most after those of the install line. */
const NOTABLE = ["torch", "transformers", "huggingface-hub", "safetensors", "tokenizers", "numpy"];
const MOST = 200;

function versionsIn(frozen: string, packages: readonly string[]): Readonly<Record<string, string>> {
	const all = [...frozen.matchAll(/^([\w.-]+)==(\S+)$/gm)].map(
		([, name = "", version = ""]) => [name, version] as const,
	);
	const first = [...packages.map(nameOf), ...NOTABLE];
	const rank = (name: string): number => (first.indexOf(nameOf(name)) + first.length + 1) % (first.length + 1);
	return Object.fromEntries(all.sort(([a], [b]) => rank(a) - rank(b)).slice(0, MOST));
}
