import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const vitrine = join(import.meta.dirname, "../../../cli/bin/vitrine.mjs");

/** A `vitrine serve` in a separate process. */
export interface ServerProcess {
	readonly url: string;
	/** Its output so far. */
	said(): string;
	/** Stops it and waits until it has exited. */
	end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** The cluster that a command uses. */
export interface ClusterPlace {
	readonly nodes: readonly string[];
	/** The name of the index. */
	readonly index: string;
}

/** Starts a server for a cluster, and waits until it listens, which may be before the cluster answers. */
export async function startServer(place: ClusterPlace): Promise<ServerProcess> {
	const port = await freePort();
	const { child, said } = command(place, ["serve", "--port", String(port), "--host", "127.0.0.1"]);
	const url = `http://127.0.0.1:${port}`;
	const gone = once(child, "close");
	while ((await fetch(`${url}/livez`).catch(() => undefined)) === undefined) {
		if (child.exitCode !== null) throw new Error(`The server ended: ${said()}`);
		await setTimeout(50);
	}
	const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
		child.kill(signal);
		await gone;
	};
	return { url, said, end };
}

/** Imports a file or folder with `vitrine import`; rejects with its output if that fails. */
export async function importInto(place: ClusterPlace, path: string): Promise<void> {
	const { child, said } = command(place, ["import", path]);
	const [code] = (await once(child, "close")) as [number | null];
	if (code !== 0) throw new Error(`vitrine import ${path} ended with ${code}: ${said()}`);
}

function command(
	{ nodes, index }: ClusterPlace,
	words: readonly string[],
): { child: ChildProcess; said: () => string } {
	const env = { ...process.env, NODE_ENV: "production", VITRINE_OPENSEARCH_INDEX: index };
	const all = [vitrine, ...words, "--opensearch", nodes.join(",")];
	const child = spawn(process.execPath, all, { env, stdio: ["ignore", "pipe", "pipe"] });
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (text += piece.toString()));
	return { child, said: () => text };
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}
