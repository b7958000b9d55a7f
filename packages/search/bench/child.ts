import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Runs a script of this folder in a process of its own; gives what it prints as JSON. */
export async function inProcess<T>(script: string, ...args: readonly string[]): Promise<T> {
	return printed<T>(process.execPath, [join(import.meta.dirname, script), ...args]);
}

/** Runs a command; gives the JSON of its last line, and passes its complaints on. */
export async function printed<T>(command: string, args: readonly string[]): Promise<T> {
	const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
	const pieces: Buffer[] = [];
	child.stdout.on("data", (piece: Buffer) => pieces.push(piece));
	const [code] = (await once(child, "close")) as [number | null];
	if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}.`);
	return JSON.parse(Buffer.concat(pieces).toString().trim().split("\n").at(-1)!) as T;
}
