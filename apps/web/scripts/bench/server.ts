import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serverFile } from "../build.ts";

/** The built site in a separate process, with the starter catalogue. */
export interface Measured {
	readonly url: string;
	/** CPU seconds that it has used so far. */
	cpu(): Promise<number>;
	close(): Promise<void>;
}

/** Starts the built site on a free port, with the catalogue in a directory, which is removed when it closes. */
export async function startServer(
	data = mkdtempSync(join(tmpdir(), "vitrine-pages-")),
	settings: Readonly<Record<string, string>> = {},
): Promise<Measured> {
	const env = { ...settings, NODE_ENV: "production", VITRINE_DATA: data, PORT: "0", HOST: "127.0.0.1" };
	return startMeasured([serverFile], env, () => rmSync(data, { recursive: true, force: true }));
}

/** Starts a script that prints “ready at” and its address. */
export async function startMeasured(
	script: readonly string[],
	env: Readonly<Record<string, string>> = {},
	onClose: () => void = () => {},
): Promise<Measured> {
	const preload = fileURLToPath(new URL("cpu.ts", import.meta.url));
	const child = spawn(process.execPath, ["--import", preload, ...script], {
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "inherit", "ipc"],
	});
	const close = async (): Promise<void> => {
		if (child.exitCode === null && child.kill()) await once(child, "exit");
		onClose();
	};
	return { url: await address(child), cpu: () => cpuOf(child), close };
}

async function address(child: ChildProcess): Promise<string> {
	let said = "";
	for await (const piece of child.stdout!) {
		said += String(piece);
		const url = /ready at (\S+)/.exec(said)?.[1];
		if (url !== undefined) return url;
	}
	throw new Error("The server stopped before it was ready; see the errors above.");
}

async function cpuOf(child: ChildProcess): Promise<number> {
	child.send("cpu");
	const [microseconds] = (await once(child, "message")) as [number];
	return microseconds / 1e6;
}
