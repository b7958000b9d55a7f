import { spawn } from "node:child_process";
import { tailOf } from "../processes/tail.ts";

interface CommandOptions {
	/** Aborting ends the command. */
	readonly signal: AbortSignal;
	/** Seconds. */
	readonly limit: number;
	readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command without a terminal; resolves with what it printed. Throws with the end of its output if it fails. */
export async function commandOutput(
	command: string,
	args: readonly string[],
	{ signal, limit, env = process.env }: CommandOptions,
): Promise<string> {
	signal.throwIfAborted();
	const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"], signal, timeout: limit * 1000 });
	let output = "";
	child.stdout.on("data", (piece: Buffer) => (output = (output + piece.toString()).slice(-MOST)));
	const errors = tailOf(child.stderr);
	const status = await new Promise<number | null>((resolve, reject) => {
		child.on("error", reject).on("close", resolve);
	}).catch((error: unknown) => {
		signal.throwIfAborted();
		throw error;
	});
	signal.throwIfAborted();
	if (status === 0) return output;
	throw new Error(errors().trim() || `${command} ended with status ${status}, or was stopped after ${limit} s`);
}

/** Characters of output that are kept. */
const MOST = 1_000_000;
