import { type ChildProcessByStdio, spawn } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { exitOf } from "../../processes/exit.ts";
import { firstOf, lastOf } from "./output.ts";
import { type Bounds, watchProgram } from "./bounds.ts";
import { ACCOUNT, isRoot, type Sandbox, sandboxArguments, SEEN_GATE, SEEN_WORK } from "./bubblewrap.ts";
import { openGate } from "./gate.ts";

/** A Python program to run here. */
export interface Program {
	readonly text: string;
	/** The interpreter, and the folders that it needs. */
	readonly python: string;
	readonly folders: readonly string[];
	/** The port of this machine on which the server listens. */
	readonly port: number;
	readonly bounds: Bounds;
	/** Undefined runs it without one, with the rights of this process. */
	readonly sandbox: Sandbox | undefined;
	readonly signal: AbortSignal;
}

/** How a program ended. */
export interface Ending {
	/** Absent if it ended by itself without an error. */
	readonly problem?: string;
	/** The start of what it printed, and the end of its errors. */
	readonly output: string;
	readonly errors: string;
	readonly seconds: number;
	/** The highest resident memory, in bytes. */
	readonly peak: number;
}

const RUNNER = join(import.meta.dirname, "run_program.py");

/** Bytes for temporary files. */
const TEMPORARY = 256 * 1024 * 1024;

/** Runs a program in a new folder, which is removed afterwards, as all of its processes are. Throws the signal's reason. */
export async function runProgram(program: Program): Promise<Ending> {
	const { signal, port, bounds } = program;
	signal.throwIfAborted();
	const scratch = mkdtempSync(join(tmpdir(), "vitrine-check-"));
	const work = join(scratch, "work");
	const gate = await openGate(join(scratch, "gate"), port);
	try {
		prepare(work, program.text);
		const started = performance.now();
		const child = start(program, work, gate.folder);
		const watch = watchProgram(child, work, bounds, signal);
		const [output, errors, report] = [firstOf(child.stdout), lastOf(child.stderr), firstOf(child.stdio[3])];
		const status = await exitOf(child).finally(() => watch.end());
		signal.throwIfAborted();
		const { status: ended, peak } = reportIn(report());
		const problem = watch.stopped() ?? problemOf(ended ?? status);
		return {
			...(problem !== undefined && { problem }),
			output: output(),
			errors: errors(),
			seconds: (performance.now() - started) / 1000,
			peak: Math.max(watch.peak(), peak),
		};
	} finally {
		await gate.close();
		rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
	}
}

function prepare(work: string, text: string): void {
	for (const folder of [work, join(work, "home"), join(work, "hub")]) {
		mkdirSync(folder);
		if (isRoot()) chownSync(folder, ACCOUNT, ACCOUNT);
	}
	writeFileSync(join(work, "program.py"), text);
}

/** The file descriptors of a program: no input, its output, its errors, and the report of the runner. */
type Running = ChildProcessByStdio<null, Readable, Readable> & {
	readonly stdio: readonly [null, Readable, Readable, Readable];
};

function start(program: Program, work: string, gate: string): Running {
	const { sandbox, python, folders } = program;
	const seen = sandbox === undefined ? work : SEEN_WORK;
	const command = [python, "-I", RUNNER, settingsOf(program), python, `${seen}/program.py`];
	const view = { readable: [...folders, RUNNER], work, gate, temporary: TEMPORARY };
	const variables = variablesOf(seen, program.port);
	const words =
		sandbox === undefined
			? command
			: [
					"bwrap",
					...sandboxArguments(view),
					...Object.entries(variables).flatMap(([name, value]) => ["--setenv", name, value]),
					...command,
				];
	const [file = "", ...args] = words;
	const stdio = ["ignore", "pipe", "pipe", "pipe"] as const;
	return spawn(file, args, {
		cwd: work,
		env: sandbox ? { PATH: process.env["PATH"] } : variables,
		stdio: [...stdio],
		detached: true,
	}) as unknown as Running;
}

/** The settings of the runner. Without a sandbox, a number of processes would include those of the whole account. */
function settingsOf({ sandbox, port, bounds }: Program): string {
	const { memory, disk, processes } = bounds;
	return JSON.stringify({
		account: sandbox !== undefined && isRoot() ? ACCOUNT : null,
		gate: sandbox === undefined ? null : [port, `${SEEN_GATE}/server`],
		data: memory,
		file: disk,
		processes: sandbox === undefined ? null : processes,
	});
}

/** The whole environment of a program: no variable of this process, so no token. */
const variablesOf = (work: string, port: number): Readonly<Record<string, string>> => ({
	HF_ENDPOINT: `http://127.0.0.1:${port}`,
	HF_HOME: `${work}/hub`,
	HF_HUB_DISABLE_PROGRESS_BARS: "1",
	HF_HUB_DISABLE_TELEMETRY: "1",
	HOME: `${work}/home`,
	USER: "vitrine",
	PATH: "/usr/bin:/bin",
	LANG: "C.UTF-8",
	NO_COLOR: "1",
	PYTHONUNBUFFERED: "1",
	PYTHONDONTWRITEBYTECODE: "1",
});

/** What the runner reports; the program could have written it, so it is only believed if it is plausible. */
function reportIn(text: string): { readonly status?: number; readonly peak: number } {
	try {
		const { status, peak } = JSON.parse(text) as { readonly status: unknown; readonly peak: unknown };
		if (Number.isInteger(status) && Number.isInteger(peak))
			return { status: Number(status), peak: 1024 * Number(peak) };
	} catch {
		// It was killed before it could report.
	}
	return { peak: 0 };
}

function problemOf(status: number | null): string | undefined {
	if (status === 0) return undefined;
	if (status === null || status < 0) return `Ended by a signal${status === null ? "" : ` (${-status})`}.`;
	return `Exited with status ${status}.`;
}
