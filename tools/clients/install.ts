import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** Versions of huggingface_hub: the first ones that others still pin, and the newest that was tried. */
export const PYTHON = ["0.10.1", "0.23.4", "0.36.0", "2.4.0"] as const;

const NPM = {
	"@huggingface/hub": "2.17.5",
	"@huggingface/gguf": "0.4.6",
	"@huggingface/transformers": "4.3.1",
} as const;

/** The folder in which clients are installed once. */
export const CLIENTS: string = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "vitrine-clients");

/** The Python of a version of huggingface_hub, installed if it is missing. */
export function pythonOf(version: string): string {
	const folder = join(CLIENTS, `huggingface_hub-${version}`);
	const python = join(folder, "bin/python");
	if (existsSync(join(folder, "installed"))) return python;
	execFileSync("python3", ["-m", "venv", folder], { stdio: "inherit" });
	run(python, ["-m", "pip", "install", "--quiet", `huggingface_hub==${version}`]);
	writeFileSync(join(folder, "installed"), "");
	return python;
}

/** The folder of the packages for JavaScript, installed if they are missing. Their install scripts are not run. */
export function packages(): string {
	const folder = join(CLIENTS, "npm");
	if (existsSync(join(folder, "installed"))) return folder;
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: NPM }));
	run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder]);
	writeFileSync(join(folder, "installed"), "");
	return folder;
}

const run = (program: string, words: readonly string[]): void =>
	void execFileSync(program, words, { stdio: ["ignore", "ignore", "inherit"] });
