import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { freePort } from "../processes/freePort.ts";
import { tailOf } from "../processes/tail.ts";
import { temporaryFolder } from "../processes/temporaryFolder.ts";
import { waitForServer } from "./waitForServer.ts";

/** A running server of a chat model. */
interface ChatServer {
	/** Its base URL, including `/v1`. */
	readonly url: string;
	close(): Promise<void>;
}

/** Milliseconds that the server may take to load the model. */
const START_LIMIT = 5 * 60_000;

/**
 * Serves a model with `transformers serve`, without network access. `python` is the interpreter of an environment with
 * transformers, `model` the path of the repository below `folder`. Throws if the server does not start.
 */
export async function serveModel(python: string, folder: string, model: string): Promise<ChatServer> {
	const command = join(dirname(python), "transformers");
	if (!existsSync(command)) throw new Error(`${command} does not exist: the environment has no transformers.`);
	const home = temporaryFolder("endpoint");
	// The list of models fails without the folder of the hub's cache.
	mkdirSync(join(home.folder, "hub"));
	const port = await freePort();
	const args = ["serve", model, "--host", "127.0.0.1", "--port", String(port), "--device", "cpu"];
	const env = { ...process.env, HF_HOME: home.folder, HF_HUB_OFFLINE: "1", TRANSFORMERS_VERBOSITY: "error" };
	const child = spawn(command, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
	const output = tailOf(child.stdout, child.stderr);
	const close = (): Promise<void> => stop(child).then(home.remove);
	try {
		await waitForServer(child, `http://127.0.0.1:${port}/health`, START_LIMIT);
		return { url: `http://127.0.0.1:${port}/v1`, close };
	} catch (error) {
		await close();
		throw new Error(`transformers serve: ${(error as Error).message}\n${output()}`, { cause: error });
	}
}

/** Stops a process, by force after five seconds. */
function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.kill("SIGTERM");
		setTimeout(() => child.kill("SIGKILL"), 5_000).unref();
	});
}
