import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { bounded } from "../processes/bounded.ts";
import { capture } from "../processes/command.ts";
import { environmentOf } from "./environment.ts";
import { type Install, programHere } from "./install.ts";
import { npmEnvironmentOf } from "./npmEnvironment.ts";
import type { SandboxProgram } from "./sandbox/runProgram.ts";

/** What an installation gives: a Python that watches over programs, the folders that they need, and more for some languages. */
export interface Prepared extends Pick<SandboxProgram, "python" | "folders"> {
	/** The version of each installed package, those of the install line first. */
	readonly versions: Readonly<Record<string, string>>;
	/** The folder with `node_modules`. */
	readonly modules?: string;
	/** The folder with programs for the shell. */
	readonly programs?: string;
}

interface PrepareOptions {
	readonly signal: AbortSignal;
	readonly fromSource: boolean;
	readonly fresh: boolean;
	/** Called with what is being done. */
	readonly onStep: (step: string) => void;
}

/** Installs what an install line names, into an environment of its own that is kept. Throws with the reason if it cannot. */
export async function prepared(gives: Install, options: PrepareOptions): Promise<Prepared> {
	switch (gives.from) {
		case "pip":
			return pip(gives.packages, options);
		case "npm":
			return npm(gives.packages, options);
		case "machine":
			return ofMachine(gives.program, options.signal);
	}
}

async function pip(packages: readonly string[], { onStep, ...options }: PrepareOptions): Promise<Prepared> {
	const { python, folder, base, versions } = await environmentOf(packages, { ...options, log: onStep });
	return { python, folders: [folder, base], versions, programs: join(folder, "bin") };
}

async function npm(packages: readonly string[], options: PrepareOptions): Promise<Prepared> {
	const { python, folders } = await systemPython();
	const { folder, versions } = await npmEnvironmentOf(packages, options);
	return { python, folders: [...folders, folder], versions, modules: folder };
}

/** A program of this machine, with the folder that it is in and that of the file that it is a link to. */
async function ofMachine(program: string, signal: AbortSignal): Promise<Prepared> {
	const path = programHere(program);
	if (path === undefined) throw new Error(`${program} is no longer installed on this machine`);
	const { python, folders } = await systemPython();
	const own = [dirname(path), dirname(realpathSync(path))].filter((one) => !/^\/(usr|bin|sbin)(\/|$)/.test(one));
	const programs = dirname(path);
	return { python, folders: [...folders, ...own], versions: await versionOf(program, path, signal), programs };
}

/** Seconds for a program to tell its version. */
const LIMIT = 10;

async function versionOf(name: string, path: string, signal: AbortSignal): Promise<Readonly<Record<string, string>>> {
	const { output } = await bounded(path, ["--version"], { seconds: LIMIT, signal });
	const version = /\d[\w.+-]*/.exec(output)?.[0];
	return version === undefined ? {} : { [name]: version };
}

/** The Python of this machine, which only watches over programs in other languages. */
export async function systemPython(): Promise<Prepared> {
	const ask = "import sys; print(sys.executable); print(sys.base_prefix)";
	const { status, stdout } = await capture("python3", ["-I", "-c", ask]);
	const [python, base] = stdout.split("\n");
	if (status === 0 && python && base) return { python, folders: [base], versions: {} };
	throw new Error("Python 3 is not installed; it supervises the program.");
}
