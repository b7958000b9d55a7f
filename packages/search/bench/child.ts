import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Runs a script of this folder in a separate process; returns the JSON that it prints. */
export async function inProcess<T>(script: string, ...args: readonly string[]): Promise<T> {
	return printed<T>(process.execPath, [join(import.meta.dirname, script), ...args]);
}

/** Runs a command; returns the JSON of its last line, and passes its errors on. */
export async function printed<T>(command: string, args: readonly string[]): Promise<T> {
	const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
	const pieces: Buffer[] = [];
	child.stdout.on("data", (piece: Buffer) => pieces.push(piece));
	const [code] = (await once(child, "close")) as [number | null];
	if (code !== 0) throw new Error(`${command} ${args.join(" ")} exited with ${code}.`);
	return JSON.parse(Buffer.concat(pieces).toString().trim().split("\n").at(-1) ?? "") as T;
}
