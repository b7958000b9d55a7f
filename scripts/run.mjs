import { spawn } from "node:child_process";

/**
 * Runs a program to its end. What it prints is collected unless `stdio` sends it elsewhere.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<{ status: number | null, stdout: string, stderr: string }>} status null if it was stopped or could not be started
 */
export function run(command, args, options = {}) {
	return new Promise((resolve) => {
		const child = spawn(command, args, options);
		const printed = { stdout: "", stderr: "" };
		for (const name of ["stdout", "stderr"])
			child[name]?.setEncoding("utf8").on("data", (text) => (printed[name] += text));
		child.on("error", () => resolve({ status: null, ...printed }));
		child.on("close", (status) => resolve({ status, ...printed }));
	});
}
