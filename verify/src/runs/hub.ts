import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { capture } from "../processes/command.ts";
import { tailOf } from "../processes/tail.ts";
import { temporaryFolder } from "../processes/temporaryFolder.ts";
import { AccessLog } from "./accessLog.ts";

const VITRINE = join(import.meta.dirname, "../../../apps/cli/bin/vitrine.mjs");

/** A hub that serves miniatures with `vitrine serve`. */
export interface Hub {
	/** `host:port`. */
	readonly address: string;
	readonly log: AccessLog;
	close(): Promise<void>;
}

/** Serves repositories, given by id and folder, on a port of this machine. */
export async function serveMiniatures(repositories: ReadonlyMap<string, string>, port: number): Promise<Hub> {
	const { folder, remove } = temporaryFolder("miniatures");
	const [models, data, log] = [join(folder, "models"), join(folder, "data"), join(folder, "access.ndjson")];
	try {
		for (const [id, path] of repositories) copy(path, join(models, id));
		await importModels(models, data);
		const close = await serve(["--data", data, "--access-log", log], port);
		return { address: `127.0.0.1:${port}`, log: new AccessLog(log), close: () => close().then(remove) };
	} catch (error) {
		remove();
		throw error;
	}
}

function copy(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	cpSync(from, to, { recursive: true });
}

async function importModels(models: string, data: string): Promise<void> {
	const args = [VITRINE, "import", models, "--data", data];
	const { status, stderr } = await capture(process.execPath, args, { env: environment() });
	if (status !== 0) throw new Error(`vitrine import exited with status ${status}: ${stderr}`);
}

/** Starts the server; returns the function that stops it. */
async function serve(options: readonly string[], port: number): Promise<() => Promise<void>> {
	const args = [VITRINE, "serve", "--host", "127.0.0.1", "--port", String(port), ...options];
	const child = spawn(process.execPath, args, { env: environment(), stdio: ["ignore", "pipe", "pipe"] });
	const stop = stopper(child);
	try {
		await printed(child, `http://127.0.0.1:${port}`);
		return stop;
	} catch (error) {
		await stop();
		throw error;
	}
}

/** Resolves when the server prints its address, which it does when it is ready. */
function printed(child: ChildProcessByStdio<null, Readable, Readable>, address: string): Promise<void> {
	const output = tailOf(child.stdout, child.stderr);
	return new Promise((resolve, reject) => {
		createInterface({ input: child.stdout }).on("line", (line) => line.includes(address) && resolve());
		child.once("error", reject);
		child.once("close", (code) => reject(new Error(`vitrine serve exited with status ${code}: ${output()}`)));
	});
}

/** Without the variables that would select another catalogue or hub. */
function environment(): NodeJS.ProcessEnv {
	const { VITRINE_DATA: _, HF_ENDPOINT: __, ...env } = process.env;
	return env;
}

/** A function that stops a process; it is also stopped when this process exits. */
function stopper(child: ChildProcess): () => Promise<void> {
	const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
	const kill = (): void => void child.kill();
	process.once("exit", kill);
	return async () => {
		process.off("exit", kill);
		if (child.exitCode === null && child.signalCode === null && child.kill()) await closed;
	};
}
