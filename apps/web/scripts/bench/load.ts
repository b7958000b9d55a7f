import { Agent, get } from "node:http";
import type { Measured } from "./server.ts";

/** Readers who ask at the same time. */
const READERS = 32;

export interface Load {
	/** Answers a second, and a second of processor time: what one core could give if it did nothing else. */
	readonly perSecond: number;
	readonly perCore: number;
	/** Bytes of an answer's body, on average. */
	readonly bytes: number;
	readonly requests: number;
}

export interface Asking {
	/** Asked for in turn. */
	readonly paths: readonly string[];
	/** Whether each is asked for under an address of its own, so that nothing kept can answer. */
	readonly anew?: boolean;
	/** Tag that the readers hold. */
	readonly tag?: string;
	/** The only status that counts. */
	readonly status: number;
	readonly seconds: number;
}

/** Asks a server for pages, as many as it gives, and says what that cost it. Throws at an answer of another status. */
export async function load(server: Measured, { paths, anew = false, tag, status, seconds }: Asking): Promise<Load> {
	const agent = new Agent({ keepAlive: true, maxSockets: READERS });
	const headers = { "Accept-Encoding": "br", Accept: "text/html", ...(tag !== undefined && { "If-None-Match": tag }) };
	let [requests, bytes] = [0, 0];
	const cpu = await server.cpu();
	const begun = performance.now();
	const end = begun + seconds * 1000;
	const reader = async (): Promise<void> => {
		while (performance.now() < end) {
			const number = requests++;
			const path = paths[number % paths.length]! + (anew ? `?visit=${begun}-${number}` : "");
			const answer = await ask(server.url + path, agent, headers);
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
