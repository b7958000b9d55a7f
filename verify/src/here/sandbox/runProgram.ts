import { type ChildProcessByStdio, spawn } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { exitOf } from "../../processes/exit.ts";
import { killGroup } from "../../processes/group.ts";
import { firstOf, lastOf } from "./output.ts";
import { type SandboxBounds, watchProgram } from "./bounds.ts";
import { ACCOUNT, isRoot, type Sandbox, sandboxArguments, SEEN_GATE, SEEN_WORK } from "./bubblewrap.ts";
import { openGate } from "./gate.ts";

/** A program to run here; in Python, unless it has an interpreter. */
export interface SandboxProgram {
	readonly text: string;
	/** The Python that watches over it, and the folders that it needs. */
	readonly python: string;
	readonly folders: readonly string[];
	/** What runs the program, with its options, and the name of the file. */
	readonly interpreter?: { readonly command: string; readonly options?: readonly string[]; readonly file: string };
	/** The port of this machine on which the server of the model's files listens, if there is one. */
	readonly port: number | undefined;
	/** Whether it has the network of this machine, instead of the server alone. */
	readonly network?: boolean;
	/** Variables besides the usual ones. */
	readonly variables?: Readonly<Record<string, string>>;
	/** Called with the folder of the program before it starts, and when it has ended. */
	readonly onFolder?: (folder: string, when: "before" | "after") => void;
	/** Called with each piece that it prints. */
	readonly onOutput?: (piece: string, stream: "stdout" | "stderr") => void;
	readonly bounds: SandboxBounds;
	/** Undefined runs it without one, with the rights of this process. */
	readonly sandbox: Sandbox | undefined;
	readonly signal: AbortSignal;
}

/** How a program ended. */
export interface Ending {
	/** Absent if it ended by itself without an error. */
	readonly problem?: string;
	/** Its exit status; that of a shell for a signal. Undefined if it was stopped at a bound. */
	readonly status: number | undefined;
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
export async function runProgram(program: SandboxProgram): Promise<Ending> {
	const { signal, port, bounds } = program;
	signal.throwIfAborted();
	const scratch = mkdtempSync(join(tmpdir(), "vitrine-check-"));
	const work = join(scratch, "work");
	const hasGate = port !== undefined && !program.network;
	const gate = hasGate ? await openGate(join(scratch, "gate"), port) : undefined;
	try {
		prepare(work, program);
		const started = performance.now();
		const child = start(program, work, gate?.folder);
		for (const stream of ["stdout", "stderr"] as const) passOn(child[stream], stream, program.onOutput);
		const watch = watchProgram(child, work, bounds, signal);
		const [output, errors, report] = [firstOf(child.stdout), lastOf(child.stderr), firstOf(child.stdio[3])];
		const status = await exitOf(child).finally(() => watch.end());
		// Without a sandbox, what it left running.
		killGroup(child);
		signal.throwIfAborted();
		const { status: ended, peak } = reportIn(report());
		const stopped = watch.stopped();
		const problem = stopped ?? problemOf(ended ?? status);
		program.onFolder?.(work, "after");
		return {
			...(problem !== undefined && { problem }),
			status: stopped === undefined ? shellStatus(ended ?? status) : undefined,
			output: output(),
			errors: errors(),
			seconds: (performance.now() - started) / 1000,
			peak: Math.max(watch.peak(), peak),
		};
	} finally {
		await gate?.close();
		rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** Passes on what a stream brings; characters of several bytes stay whole. */
function passOn(stream: Readable, name: "stdout" | "stderr", onOutput: SandboxProgram["onOutput"]): void {
	if (onOutput === undefined) return;
	const decoder = new TextDecoder();
	stream.on("data", (piece: Buffer) => onOutput(decoder.decode(piece, { stream: true }), name));
}

/** The status that a shell reports: 128 and the number of a signal. */
const shellStatus = (status: number | null): number => (status === null ? 137 : status < 0 ? 128 - status : status);

/** The name of the program's file. */
const fileOf = ({ interpreter }: SandboxProgram): string => interpreter?.file ?? "program.py";

function prepare(work: string, program: SandboxProgram): void {
	for (const folder of [work, join(work, "home"), join(work, "hub")]) {
		mkdirSync(folder);
		if (isRoot()) chownSync(folder, ACCOUNT, ACCOUNT);
	}
	writeFileSync(join(work, fileOf(program)), program.text);
	program.onFolder?.(work, "before");
}

/** The file descriptors of a program: no input, its output, its errors, and the report of the runner. */
type Running = ChildProcessByStdio<null, Readable, Readable> & {
	readonly stdio: readonly [null, Readable, Readable, Readable];
};

function start(program: SandboxProgram, work: string, gate: string | undefined): Running {
	const { sandbox, python, folders } = program;
	const seen = sandbox === undefined ? work : SEEN_WORK;
	const command = [python, "-I", RUNNER, settingsOf(program)];
	const { command: runs = python, options = [] } = program.interpreter ?? {};
	command.push(runs, ...options, `${seen}/${fileOf(program)}`);
	const network = program.network ?? false;
	const view = { readable: [...folders, RUNNER], work, gate, temporary: TEMPORARY, network };
	const variables = { ...variablesOf(seen, program.port), ...program.variables };
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
function settingsOf({ sandbox, port, network, bounds }: SandboxProgram): string {
	const { memory, disk, processes } = bounds;
	return JSON.stringify({
		account: sandbox !== undefined && isRoot() ? ACCOUNT : null,
		gate: sandbox === undefined || port === undefined || network ? null : [port, `${SEEN_GATE}/server`],
		data: memory,
		file: disk,
		processes: sandbox === undefined ? null : processes,
	});
}

/** The whole environment of a program: no variable of this process, so no token. */
const variablesOf = (work: string, port: number | undefined): Readonly<Record<string, string>> => ({
	...(port !== undefined && { HF_ENDPOINT: `http://127.0.0.1:${port}` }),
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

/** What the runner reports; the program could have written it, so it is only accepted if it is plausible. */
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
