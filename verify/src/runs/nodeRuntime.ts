import { cpSync } from "node:fs";
import { join } from "node:path";
import { NotChecked, type Result } from "../check.ts";
import { launchOf } from "../here/launch.ts";
import { systemPython } from "../here/prepared.ts";
import type { SandboxBounds } from "../here/sandbox/bounds.ts";
import { findSandbox } from "../here/sandbox/bubblewrap.ts";
import { type Ending, runProgram } from "../here/sandbox/runProgram.ts";
import type { Runtime } from "./runOnMiniatures.ts";

/** What a snippet on a miniature may use: far more than any needs. Threads count as processes. */
const BOUNDS: SandboxBounds = { time: 60, memory: 8e9, disk: 4e9, processes: 512 };

/**
 * Runs each program with Node.js in a new folder, with the packages of another, and stops it at its bounds with all that it
 * has started; in a sandbox, if this machine has one.
 */
export async function nodeRuntime(modules: string, hub: string, bounds: SandboxBounds = BOUNDS): Promise<Runtime> {
	const found = findSandbox();
	const sandbox = "problem" in found ? undefined : found;
	const { python, folders } = await systemPython();
	const prepared = { python, folders: [...folders, modules], versions: {}, modules };
	const port = Number(hub.split(":")[1]);
	const { signal } = new AbortController();
	return {
		run: async (text, files) => {
			const launch = launchOf({ language: "js", text }, prepared, true);
			const onFolder: typeof launch.onFolder = (folder, when) => {
				launch.onFolder?.(folder, when);
				for (const [name, path] of when === "before" ? Object.entries(files) : []) cpSync(path, join(folder, name));
			};
			return resultOf(await runProgram({ ...launch, python, port, bounds, sandbox, signal, onFolder }));
		},
		close: async () => {},
	};
}

function resultOf({ problem, status, errors }: Ending): Result {
	if (problem === undefined) return undefined;
	if (status === undefined) return new NotChecked(sentencePart(problem));
	const error = errorIn(errors) || sentencePart(problem);
	return AT_A_BOUND.test(errors) ? new NotChecked(`stopped at a bound: ${error}`) : error;
}

/** The errors that a program gets from the system at its bounds, before it is stopped. */
const AT_A_BOUND = /\b(EAGAIN|EFBIG|ENOSPC|ENOMEM)\b|out of memory|allocation failed|failed to allocate/i;

/** A sentence as a part of another. */
const sentencePart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, "");

/** The line of Node's error output that names the error, or the whole output. */
const errorIn = (output: string): string => /^\w*Error\b.*$/m.exec(output)?.[0] ?? output.trim();
