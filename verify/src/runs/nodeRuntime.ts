import { spawn } from "node:child_process";
import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tailOf } from "../processes/tail.ts";
import { inTemporaryFolder } from "../processes/temporaryFolder.ts";
import type { Runtime } from "./runOnMiniatures.ts";

/** The time limit of a snippet, in milliseconds. */
const LIMIT = 60_000;

const PRELOAD = join(import.meta.dirname, "../here/preload.mjs");

/** Runs each program with Node.js in a new folder that has the packages. */
export const nodeRuntime = (packages: string, hub: string): Runtime => ({
	run: (text, files) =>
		inTemporaryFolder("snippet", async (folder) => {
			symlinkSync(join(packages, "node_modules"), join(folder, "node_modules"));
			cpSync(PRELOAD, join(folder, "preload.mjs"));
			for (const [name, path] of Object.entries(files)) cpSync(path, join(folder, name));
			writeFileSync(join(folder, "snippet.mjs"), text);
			return problemIn(folder, `http://${hub}`);
		}),
	close: async () => {},
});

/** Runs the snippet of a folder; resolves with its problem, if any. */
function problemIn(folder: string, endpoint: string): Promise<string | undefined> {
	const { PATH } = process.env;
	const child = spawn(process.execPath, ["--import", "./preload.mjs", "snippet.mjs"], {
		cwd: folder,
		env: { PATH, HF_ENDPOINT: endpoint },
		stdio: ["ignore", "ignore", "pipe"],
		timeout: LIMIT,
	});
	const errors = tailOf(child.stderr);
	return new Promise((resolve, reject) => {
		child.once("error", reject).once("close", (code, signal) => {
			if (code === 0) resolve(undefined);
			else if (signal !== null) resolve(`did not end within ${LIMIT / 1000} seconds: ${errors()}`);
			else resolve(errorIn(errors()));
		});
	});
}

/** The line of Node's error output that names the error, or the whole output. */
const errorIn = (output: string): string => /^\w*Error\b.*$/m.exec(output)?.[0] ?? output.trim();
