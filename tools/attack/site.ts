import { readFileSync } from "node:fs";
import { buildIfStale } from "../../apps/web/scripts/build.ts";
import { killed, startOn, startVitrine } from "../../apps/web/src/testing/processes.ts";

/** The built site under attack. */
export interface Site {
	readonly url: string;
	/** MB that the server's process holds now. */
	memory(): number;
	close(): Promise<void>;
}

/** Imports sources, folders or dumps, into a data folder; throws with the command's output if one fails. */
export async function importAll(data: string, sources: readonly string[]): Promise<void> {
	for (const source of sources) {
		const { said, ended } = startVitrine(data, "import", source);
		const code = await ended;
		if (code !== 0) throw new Error(`vitrine import ${source} ended with ${code}: ${said().slice(-2000)}`);
	}
}

/** Serves a data folder, and waits until it answers. */
export async function serve(data: string): Promise<Site> {
	await buildIfStale(console.error);
	const server = await startOn(data, { NODE_ENV: "production", HOST: "127.0.0.1" });
	return { url: server.url, memory: () => memoryOf(server.child.pid ?? 0), close: () => killed(server) };
}

function memoryOf(pid: number): number {
	const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Math.round(Number(kilobytes) / 1024);
}
