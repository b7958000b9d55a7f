import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { exitOf } from "./exit.ts";

/** Runs a command with its output shown; throws if it fails. */
export async function runCommand(command: string, args: readonly string[]): Promise<void> {
	const status = await exitOf(spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] }));
	if (status !== 0) throw new Error(`${command} ${args.join(" ")} exited with status ${status}.`);
}

/** The exit status and the whole output of a command. */
interface Captured {
	readonly status: number | null;
	readonly stdout: string;
	readonly stderr: string;
}

/** Runs a command and captures its output. */
export async function capture(
	command: string,
	args: readonly string[],
	options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Captured> {
	const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
	const [status, stdout, stderr] = await Promise.all([exitOf(child), text(child.stdout), text(child.stderr)]);
	return { status, stdout, stderr };
}
