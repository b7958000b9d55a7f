import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A server of chat models that is answering. */
export interface ChatServer {
	/** The base of its addresses, `/v1` included. */
	readonly url: string;
	close(): Promise<void>;
}

const PATIENCE = 5 * 60_000;
const PAUSE = 500;

/**
 * Serves a model, the path of its repository below `folder`, with `transformers serve`, reaching for no network. `python`
 * is the interpreter of an environment that has it. Rejects, with what it said last, where it does not answer within five
 * minutes.
 */
export async function serveModel(python: string, folder: string, model: string): Promise<ChatServer> {
	const command = join(dirname(python), "transformers");
	if (!existsSync(command)) throw new Error(`${command} is not there: the environment has no transformers.`);
	const home = mkdtempSync(join(tmpdir(), "vitrine-endpoint-"));
	// Its list of models reads the hub's cache, and fails where there is none.
	mkdirSync(join(home, "hub"));
	const port = await freePort();
	const words = ["serve", model, "--host", "127.0.0.1", "--port", String(port), "--device", "cpu"];
	const env = { ...process.env, HF_HOME: home, HF_HUB_OFFLINE: "1", TRANSFORMERS_VERBOSITY: "error" };
	const child = spawn(command, words, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
	const said = tail(child);
	const close = async (): Promise<void> => {
		await ended(child);
		rmSync(home, { recursive: true, force: true });
	};
	try {
		await answering(child, `http://127.0.0.1:${port}/health`);
		return { url: `http://127.0.0.1:${port}/v1`, close };
	} catch (error) {
		await close();
		throw new Error(`transformers serve: ${(error as Error).message}\n${said()}`, { cause: error });
	}
}

async function answering(child: ChildProcess, url: string): Promise<void> {
	for (const until = Date.now() + PATIENCE; Date.now() < until;) {
		if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
		if (
			await fetch(url).then(
				({ ok }) => ok,
				() => false,
			)
		)
			return;
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
	}
	throw new Error("it did not answer in time");
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer().on("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}

/** The last lines that a process said. */
function tail(child: ChildProcess): () => string {
	let text = "";
	for (const stream of [child.stdout, child.stderr])
		stream?.on("data", (piece: Buffer) => {
			text = (text + String(piece)).slice(-2_000);
		});
	return () => text;
}

function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.kill("SIGTERM");
		setTimeout(() => child.kill("SIGKILL"), 5_000).unref();
	});
}
