import { spawn } from "node:child_process";
import { type ProcessResult, SECONDS } from "./result.ts";

/** Runs a command in a new process group, which is killed at the time limit. */
export function runAlone(
	command: string,
	args: readonly string[],
	options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<ProcessResult> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"], detached: true });
		let output = "";
		const collect = (piece: Buffer): void => {
			if (output.length < OUTPUT_LIMIT) output += piece.toString();
		};
		child.stdout.on("data", collect);
		child.stderr.on("data", collect);
		const limit = setTimeout(() => {
			output += `\nstopped after ${SECONDS} s`;
			if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
		}, SECONDS * 1000);
		child.on("error", reject).on("close", (code) => {
			clearTimeout(limit);
			resolve({ status: code ?? -9, output });
		});
	});
}

const OUTPUT_LIMIT = 20_000;
