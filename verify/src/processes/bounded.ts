import { spawn } from "node:child_process";
import { exitOf } from "./exit.ts";
import { killGroup } from "./group.ts";
import { endOf, tailOf } from "./tail.ts";

interface Bounds {
	readonly seconds: number;
	readonly env?: NodeJS.ProcessEnv;
	/** Aborting stops the command. */
	readonly signal?: AbortSignal;
}

/** Characters of standard output that are kept. */
const OUTPUT = 1_000_000;

/**
 * Runs a command without a terminal; resolves with what it printed, and with its problem, if any. At the time limit it is
 * stopped with all it has started. Throws the signal's reason.
 */
export async function bounded(
	command: string,
	args: readonly string[],
	{ seconds, env = process.env, signal }: Bounds,
): Promise<{ readonly problem: string | undefined; readonly output: string }> {
	signal?.throwIfAborted();
	const child = spawn(command, args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
	const [printed, end] = [endOf(OUTPUT, [child.stdout]), tailOf(child.stdout, child.stderr)];
	let isLate = false;
	const stop = (): void => killGroup(child);
	const timer = setTimeout(() => {
		isLate = true;
		stop();
	}, seconds * 1000);
	process.once("exit", stop);
	signal?.addEventListener("abort", stop);
	try {
		const status = await exitOf(child);
		signal?.throwIfAborted();
		const late = isLate ? `still running after ${seconds} seconds` : undefined;
		return { problem: late ?? (status === 0 ? undefined : problemIn(end(), status)), output: printed() };
	} finally {
		clearTimeout(timer);
		process.off("exit", stop);
		signal?.removeEventListener("abort", stop);
	}
}

/** The end of an output in one line. */
const problemIn = (output: string, status: number | null): string =>
	output.replaceAll(/\s+/g, " ").trim().slice(-600) || `exited with status ${status}`;
