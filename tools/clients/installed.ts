import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NotHere } from "./client.ts";

/** The folder in which clients are installed once. */
const CLIENTS = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "vitrine-clients");

/** A file of the programs that use clients. */
export const programFile = (name: string): string => fileURLToPath(new URL(`programs/${name}`, import.meta.url));

/** The folder of a client, which `install` fills if it is not complete. Throws NotHere with the reason if it cannot. */
export function installed(name: string, install: (folder: string) => void): string {
	const folder = join(CLIENTS, name);
	if (existsSync(join(folder, "installed"))) return folder;
	console.error(`Installing ${name} …`);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	try {
		install(folder);
	} catch (error) {
		throw new NotHere(
			`it cannot be installed: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`,
		);
	}
	writeFileSync(join(folder, "installed"), "");
	return folder;
}

/** Runs a command of an installation. Throws if it fails. */
export function command(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = CLIENTS): void {
	execFileSync(program, words, { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...env }, cwd });
}

/** The Python of an environment that has one package in one version, and what it depends on. */
export function pythonWith(name: string, version: string, env: NodeJS.ProcessEnv = {}): string {
	const folder = installed(`${name}-${version}`, (folder) => {
		command("python3", ["-m", "venv", folder]);
		command(join(folder, "bin/python"), ["-m", "pip", "install", "--quiet", `${name}==${version}`], env);
	});
	return join(folder, "bin/python");
}

/** The folder of packages of npm, with the options of its installation. Their install scripts are not run. */
export function packagesOf(versions: Readonly<Record<string, string>>, ...options: readonly string[]): string {
	const names = Object.entries(versions).map(([name, version]) => `${name.replace(/\W+/g, "-")}-${version}`);
	return installed(`npm${names.join("")}`, (folder) => {
		writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: versions }));
		command("npm", ["install", "--ignore-scripts", ...options, "--no-audit", "--no-fund", "--prefix", folder]);
	});
}
