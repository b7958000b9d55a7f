import { spawn } from "node:child_process";
import { type Outcome, SECONDS } from "./outcome.ts";

/** Runs a command in a process group of its own and gives its end; at the time limit the whole group is ended. */
export function runAlone(
	command: string,
	words: readonly string[],
	options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<Outcome> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, words, { ...options, stdio: ["ignore", "pipe", "pipe"], detached: true });
		let output = "";
		const hear = (piece: Buffer): void => {
			if (output.length < OUTPUT_LIMIT) output += piece.toString();
		};
		child.stdout.on("data", hear);
		child.stderr.on("data", hear);
		const limit = setTimeout(() => {
			output += `\nstopped after ${SECONDS} s`;
			process.kill(-child.pid!, "SIGKILL");
		}, SECONDS * 1000);
		child.on("error", reject).on("close", (code) => {
			clearTimeout(limit);
			resolve({ status: code ?? -9, output });
		});
	});
}

const OUTPUT_LIMIT = 20_000;
