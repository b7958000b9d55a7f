import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { AccessLog } from "./accessLog.ts";

const VITRINE = join(import.meta.dirname, "../../../apps/cli/bin/vitrine.mjs");

/** A hub that serves miniatures: `vitrine serve`, as anyone would start it. */
export interface Hub {
	/** `host:port`. */
	readonly address: string;
	readonly log: AccessLog;
	close(): Promise<void>;
}

/** Serves repositories at a port of this machine, with a log of what is read. */
export async function serveMiniatures(folders: ReadonlyMap<string, string>, port: number): Promise<Hub> {
	const scratch = mkdtempSync(join(tmpdir(), "vitrine-miniatures-"));
	const clear = (): void => rmSync(scratch, { recursive: true, force: true });
	const [models, data, log] = [join(scratch, "models"), join(scratch, "data"), join(scratch, "access.ndjson")];
	try {
		for (const [id, folder] of folders) copy(folder, join(models, id));
		await ended(vitrine(["import", models, "--data", data]));
		const place = ["--host", "127.0.0.1", "--port", String(port)];
		const server = vitrine(["serve", ...place, "--data", data, "--access-log", log]);
		const stop = stopper(server);
		await ready(server).catch(async (error: unknown) => {
			await stop();
			throw error;
		});
		return { address: `127.0.0.1:${port}`, log: new AccessLog(log), close: () => stop().then(clear) };
	} catch (error) {
		clear();
		throw error;
	}
}

/** Ends a process, when it is called or at the latest with this one. */
function stopper(child: ChildProcess): () => Promise<void> {
	const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
	const kill = (): void => void child.kill();
	process.once("exit", kill);
	return async () => {
		process.off("exit", kill);
		if (child.exitCode === null && child.signalCode === null && child.kill()) await gone;
	};
}

/** A port that nobody uses. Hubs that follow one another can have the same one. */
export function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
		});
	});
}

function copy(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	cpSync(from, to, { recursive: true });
}

function vitrine(words: readonly string[]): ChildProcess {
	const { VITRINE_DATA: _, HF_ENDPOINT: __, ...env } = process.env;
	return spawn(process.execPath, [VITRINE, ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
}

function ended(child: ChildProcess): Promise<void> {
	const said = listen(child);
	return new Promise((resolve, reject) => {
		child.once("error", reject).once("close", (code) => {
			if (code === 0) resolve();
			else reject(new Error(`${child.spawnargs.join(" ")} ended with ${code}: ${said()}`));
		});
	});
}

/** Resolves when the server says that it is ready. */
function ready(child: ChildProcess): Promise<void> {
	const said = listen(child);
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (code) => reject(new Error(`vitrine serve ended with ${code}: ${said()}`)));
		createInterface({ input: child.stdout! }).on("line", (line) => line.includes("is ready at") && resolve());
	});
}

function listen(child: ChildProcess): () => string {
	let text = "";
	for (const stream of [child.stdout!, child.stderr!])
		stream.on("data", (piece: Buffer) => (text = (text + piece.toString()).slice(-4_000)));
	return () => text;
}
