import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ReadLog, type ServerHere } from "@vitrine/verify/here";
import { Failure } from "../errors.ts";
import type { Io } from "../io.ts";

const VITRINE = join(import.meta.dirname, "../../bin/vitrine.mjs");

/** A server of the site that only this machine reaches. */
export interface OwnServer extends ServerHere {
	/** Whether it still runs. */
	isAlive(): boolean;
	close(): Promise<void>;
}

/**
 * Serves a data folder with `vitrine serve` on a free port: in a process of its own, so that what a program requests does
 * not hold up its bounds. `folder` gets the access log.
 */
export async function startServer(io: Io, data: string, folder: string): Promise<OwnServer> {
	const log = join(folder, "access.ndjson");
	const args = [VITRINE, "serve", "--host", "127.0.0.1", "--port", "0", "--data", data, "--access-log", log];
	const child = spawn(process.execPath, args, { env: variablesOf(io.env), stdio: ["ignore", "pipe", "pipe"] });
	const end = (): void => void child.kill();
	process.once("exit", end);
	const closed = once(child, "close");
	const close = async (): Promise<void> => {
		process.off("exit", end);
		child.kill();
		await closed;
	};
	let errors = "";
	child.stderr.on("data", (piece: Buffer) => (errors = (errors + piece.toString()).slice(-LENGTH)));
	const lines = createInterface({ input: child.stdout });
	const port = await new Promise<number | undefined>((resolve) => {
		lines.on("line", (line) => {
			const [, found] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
			if (found !== undefined) resolve(Number(found));
		});
		child.once("close", () => resolve(undefined));
	});
	const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
	if (port !== undefined) return { port, log: new ReadLog(log), isAlive, close };
	throw new Failure(`The site could not be served for the check: ${errors.trim() || "it ended"}`);
}

const LENGTH = 2_000;

/** Without the settings of a public server; which files are hidden stays as it is. */
function variablesOf(env: Io["env"]): NodeJS.ProcessEnv {
	const kept = Object.entries(env).filter(
		([name]) => name === "VITRINE_ALLOW_FILES" || !/^(VITRINE_|HF_|PORT$|HOST$)/.test(name),
	);
	return Object.fromEntries(kept);
}
