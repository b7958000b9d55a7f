import { Agent, get } from "node:http";
import type { Measured } from "./server.ts";

/** The number of concurrent clients. */
const READERS = 32;

export interface Load {
	/** Answers per second, and per second of CPU time: the maximum of one otherwise idle core. */
	readonly perSecond: number;
	readonly perCore: number;
	/** Bytes of a response body, on average. */
	readonly bytes: number;
	readonly requests: number;
}

export interface Asking {
	/** Requested in turn. */
	readonly paths: readonly string[];
	/** Whether each request has a unique Accept header, on which pages depend, so that no cache can answer it. */
	readonly unique?: boolean;
	/** The tag that the clients send. */
	readonly tag?: string;
	/** The expected status. */
	readonly status: number;
	readonly seconds: number;
}

/**
 * Requests pages from a server as fast as it answers, and measures the cost. Throws at a response with another status.
 */
export async function load(server: Measured, { paths, unique = false, tag, status, seconds }: Asking): Promise<Load> {
	const agent = new Agent({ keepAlive: true, maxSockets: READERS });
	const headers = { "Accept-Encoding": "br", Accept: "text/html", ...(tag !== undefined && { "If-None-Match": tag }) };
	let [requests, bytes] = [0, 0];
	const cpu = await server.cpu();
	const begun = performance.now();
	const end = begun + seconds * 1000;
	const reader = async (): Promise<void> => {
		while (performance.now() < end) {
			const number = requests++;
			const path = paths[number % paths.length]!;
			const own = unique ? { ...headers, Accept: `text/html, visit/${begun}-${number}` } : headers;
			const answer = await ask(server.url + path, agent, own);
			if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}`);
			bytes += answer.bytes;
		}
	};
	await Promise.all(Array.from({ length: READERS }, reader));
	const elapsed = (performance.now() - begun) / 1000;
	const used = (await server.cpu()) - cpu;
	agent.destroy();
	return { requests, perSecond: requests / elapsed, perCore: requests / used, bytes: bytes / requests };
}

function ask(url: string, agent: Agent, headers: object): Promise<{ readonly status: number; readonly bytes: number }> {
	return new Promise((resolve, reject) => {
		get(url, { agent, headers: { ...headers } }, (answer) => {
			let bytes = 0;
			answer.on("data", (piece: Buffer) => (bytes += piece.length));
			answer.on("end", () => resolve({ status: answer.statusCode ?? 0, bytes }));
			answer.on("error", reject);
		}).on("error", reject);
	});
}
