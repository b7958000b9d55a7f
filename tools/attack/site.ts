import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const vitrine = join(import.meta.dirname, "../../apps/cli/src/main.ts");

/** A `vitrine serve` under attack. */
export interface Site {
	readonly url: string;
	/** MB that the server's process holds now. */
	memory(): number;
	close(): Promise<void>;
}

/** Imports sources, folders or dumps, into a data folder; throws with the command's output if one fails. */
export async function importAll(data: string, sources: readonly string[]): Promise<void> {
	for (const source of sources) {
		const { child, output } = run(data, ["import", source]);
		const [code] = (await once(child, "close")) as [number | null];
		if (code !== 0) throw new Error(`vitrine import ${source} ended with ${code}: ${output().slice(-2000)}`);
	}
}

/** Serves a data folder, with further `environment`, and waits until it answers. */
export async function serve(data: string, environment: Readonly<Record<string, string>> = {}): Promise<Site> {
	const port = await freePort();
	const { child, output } = run(data, ["serve", "--host", "127.0.0.1", "--port", String(port)], environment);
	const url = `http://127.0.0.1:${port}`;
	const ended = once(child, "close");
	while (!(await isReady(url))) {
		if (child.exitCode !== null)
			throw new Error(`vitrine serve ended with ${child.exitCode}: ${output().slice(-2000)}`);
		await setTimeout(100);
	}
	const close = async (): Promise<void> => {
		child.kill("SIGTERM");
		await ended;
	};
	return { url, memory: () => memoryOf(child.pid ?? 0), close };
}

const isReady = (url: string): Promise<boolean> =>
	fetch(`${url}/readyz`).then(
		({ ok }) => ok,
		() => false,
	);

function run(
	data: string,
	words: readonly string[],
	environment: Readonly<Record<string, string>> = {},
): { readonly child: ChildProcess; readonly output: () => string } {
	const env = { ...process.env, ...environment, NODE_ENV: "production", VITRINE_DATA: data };
	const child = spawn(process.execPath, [vitrine, ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (text += piece.toString()));
	return { child, output: () => text };
}

function memoryOf(pid: number): number {
	const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Math.round(Number(kilobytes) / 1024);
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}
