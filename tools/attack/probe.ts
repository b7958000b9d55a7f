import { Worker } from "node:worker_threads";
import type { Site } from "./site.ts";

/** What a watch over a site has seen so far. */
export interface Watch {
	/** Milliseconds of the slowest answer of /livez, and how many of all took over 100: without the time that other processes took. */
	readonly slowest: () => number;
	readonly late: () => number;
	/** MB of the largest process. */
	readonly memory: () => number;
	end(): Promise<void>;
}

/** Milliseconds within which /livez answers, whatever is drawn. */
export const PROMPT = 100;

/** Milliseconds between two questions, and between two looks at the memory. */
const [EVERY, LOOK] = [20, 50];

/** What the thread of a watch is started with. */
export interface WatchOrder {
	readonly url: string;
	/** The process of the server. */
	readonly pid: number;
	readonly every: number;
	readonly prompt: number;
	/** Two numbers, which the thread writes: the slowest answer, and the late ones. */
	readonly seen: SharedArrayBuffer;
}

/** Asks /livez from a thread of its own, and looks at the memory, until it ends. */
export function watch(site: Site): Watch {
	const seen = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));
	const order: WatchOrder = {
		url: `${site.url}/livez`,
		pid: site.pid,
		every: EVERY,
		prompt: PROMPT,
		seen: seen.buffer as SharedArrayBuffer,
	};
	const worker = new Worker(new URL("probeThread.ts", import.meta.url), { workerData: order });
	let memory = 0;
	const looking = setInterval(() => (memory = Math.max(memory, site.memory())), LOOK);
	const end = async (): Promise<void> => {
		clearInterval(looking);
		await worker.terminate();
	};
	return { slowest: () => Math.round(seen[0] ?? 0), late: () => seen[1] ?? 0, memory: () => memory, end };
}

/** An answer: its status, headers, bytes and milliseconds. */
export interface Answer {
	readonly status: number;
	readonly headers: Headers;
	readonly bytes: number;
	readonly ms: number;
	readonly text: string;
}

const fetched = (url: string, init: RequestInit): Promise<Response | undefined> =>
	fetch(url, { redirect: "manual", ...init, signal: AbortSignal.timeout(60_000) }).catch(() => undefined);

/** Requests an address with a limit of a minute. A connection that is refused twice is status 0. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
	const started = performance.now();
	// A server may close an idle connection at the moment of the next request.
	const answer = (await fetched(url, init)) ?? (await fetched(url, init));
	const body = answer === undefined ? new ArrayBuffer(0) : await answer.arrayBuffer().catch(() => new ArrayBuffer(0));
	const text = new TextDecoder().decode(body);
	const { status = 0, headers = new Headers() } = answer ?? {};
	return { status, headers, bytes: body.byteLength, ms: performance.now() - started, text };
}
