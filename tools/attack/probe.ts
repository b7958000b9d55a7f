import { setTimeout } from "node:timers/promises";
import type { Site } from "./site.ts";

/** What a watch over a site has seen so far. */
export interface Watch {
	/** Milliseconds of the slowest answer of /livez, and how many of all took over 100. */
	readonly slowest: () => number;
	readonly late: () => number;
	/** MB of the largest process. */
	readonly memory: () => number;
	end(): Promise<void>;
}

/** Milliseconds within which /livez answers, whatever is drawn. */
export const PROMPT = 100;

/** Asks /livez every 20 ms, and looks at the memory, until it ends. */
export function watch(site: Site): Watch {
	const over = new AbortController();
	let slowest = 0;
	let late = 0;
	let memory = 0;
	const loop = (async () => {
		while (!over.signal.aborted) {
			const started = performance.now();
			await fetch(`${site.url}/livez`).then((answer) => answer.arrayBuffer());
			const took = performance.now() - started;
			slowest = Math.max(slowest, took);
			late += took > PROMPT ? 1 : 0;
			memory = Math.max(memory, site.memory());
			await setTimeout(20);
		}
	})();
	const end = async (): Promise<void> => {
		over.abort();
		await loop;
	};
	return { slowest: () => Math.round(slowest), late: () => late, memory: () => memory, end };
}

/** An answer: its status, bytes and milliseconds. */
export interface Answer {
	readonly status: number;
	readonly bytes: number;
	readonly ms: number;
	readonly text: string;
}

/** Requests an address with a limit of a minute. A refused connection is status 0. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
	const started = performance.now();
	const answer = await fetch(url, { redirect: "manual", ...init, signal: AbortSignal.timeout(60_000) }).catch(
		() => undefined,
	);
	const body = answer === undefined ? new ArrayBuffer(0) : await answer.arrayBuffer().catch(() => new ArrayBuffer(0));
	const text = new TextDecoder().decode(body);
	return { status: answer?.status ?? 0, bytes: body.byteLength, ms: performance.now() - started, text };
}
