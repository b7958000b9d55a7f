#!/usr/bin/env node
// The command `vitrine`. Runs on any Node from 20.17: no dependencies, no TypeScript.
import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import module from "node:module";
import { fileURLToPath } from "node:url";
import { FILE_THREADS, MEMORY, pinnedNode } from "../../../scripts/pinned-node.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const node = pinnedNode();

if (realpathSync(node) === realpathSync(process.execPath)) await here();
else below();

/** Runs the command in this process, which is the Node of the project. */
async function here() {
	process.env.UV_THREADPOOL_SIZE ??= FILE_THREADS;
	// Not the default, a folder for temporary files: there, another account could put code that runs here.
	module.enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/compile", import.meta.url)));
	try {
		await import(new URL("../src/main.ts", import.meta.url).href);
	} catch (error) {
		if (error?.code !== "ERR_MODULE_NOT_FOUND") throw error;
		console.error(`Vitrine is not fully installed: ${error.message}\nRun: npm ci`);
		process.exitCode = 1;
	}
}

/** Runs the pinned Node as if it were this process: same streams, same signals, same exit. */
function below() {
	const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
	const child = spawn(node, args, { stdio: "inherit", env: { ...MEMORY, ...process.env } });
	for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
	const guard = process.env.npm_lifecycle_event === undefined ? undefined : endWithNpm(child);
	child.on("error", (error) => {
		console.error(`Cannot start ${node}: ${error.message}`);
		process.exit(1);
	});
	child.on("exit", (code, signal) => {
		clearInterval(guard);
		if (signal === null) process.exit(code ?? 1);
		for (const each of SIGNALS) process.removeAllListeners(each);
		process.kill(process.pid, signal);
	});
}

/** npm starts commands through a shell that does not forward signals: stops the child when that shell is gone. */
function endWithNpm(child) {
	const parent = process.ppid;
	return setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 250);
}
