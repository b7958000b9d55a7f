import { buildIfStale } from "../../apps/web/scripts/build.ts";
import { killed, startOn } from "../../apps/web/src/testing/processes.ts";
import { memoryIn, procText } from "../../verify/src/processes/tree.ts";

/** The built site under attack. */
export interface Site {
	readonly url: string;
	readonly pid: number;
	/** MB that the server's process holds now. */
	memory(): number;
	close(): Promise<void>;
}

/** Serves a data folder, with a file of collections, and waits until it answers. */
export async function serve(data: string, collections: string): Promise<Site> {
	await buildIfStale(console.error);
	const server = await startOn(data, {
		NODE_ENV: "production",
		HOST: "127.0.0.1",
		VITRINE_COLLECTIONS: collections,
	});
	const { pid = 0 } = server.child;
	return { url: server.url, pid, memory: () => memoryOf(pid), close: () => killed(server) };
}

function memoryOf(pid: number): number {
	return Math.round(memoryIn(procText(pid, "status"), "VmRSS") / 1024 ** 2);
}
