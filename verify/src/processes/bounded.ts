import { spawn } from "node:child_process";
import { exitOf } from "./exit.ts";
import { tailOf } from "./tail.ts";

interface Bounds {
	readonly seconds: number;
	readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command; resolves with its problem, if any. At the time limit it is stopped with all it has started. */
export async function bounded(
	command: string,
	args: readonly string[],
	{ seconds, env = process.env }: Bounds,
): Promise<{ readonly problem: string | undefined }> {
	const child = spawn(command, args, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
	const output = tailOf(child.stdout, child.stderr);
	let isLate = false;
	const stop = (): void => {
		if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
	};
	const timer = setTimeout(() => {
		isLate = true;
		stop();
	}, seconds * 1000);
	process.once("exit", stop);
	try {
		const status = await exitOf(child);
		if (isLate) return { problem: `still running after ${seconds} seconds` };
		return { problem: status === 0 ? undefined : problemIn(output(), status) };
	} finally {
		clearTimeout(timer);
		process.off("exit", stop);
	}
}

/** The end of an output in one line. */
const problemIn = (output: string, status: number | null): string =>
	output.replaceAll(/\s+/g, " ").trim().slice(-600) || `exited with status ${status}`;
