import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { killed, startScript } from "../../apps/web/src/testing/processes.ts";
import type { Site } from "./site.ts";
import { NO_ROUNDS, type Rounds } from "./stopwatch.ts";

/** A watch over a site. */
interface Watch {
	/** What it has seen so far. */
	readonly rounds: () => Rounds;
	/** MB of the largest process. */
	readonly memory: () => number;
	end(): Promise<void>;
}

/** Milliseconds between two questions, and between two looks at the memory. */
const [EVERY, LOOK] = [20, 50];

/** An address, and the process that answers it. */
export interface Asked {
	readonly url: string;
	readonly pid: number;
}

/** What the thread of a watch is started with. */
export interface WatchOrder {
	readonly site: Asked;
	readonly bare: Asked;
	readonly every: number;
}

/** Asks /livez and a bare server from a thread of its own, and looks at the memory, until it ends. */
export async function watch(site: Site): Promise<Watch> {
	const bare = await startScript(join(import.meta.dirname, "bareServer.ts"));
	const order: WatchOrder = {
		site: { url: `${site.url}/livez`, pid: site.pid },
		bare: { url: bare.url, pid: bare.child.pid ?? 0 },
		every: EVERY,
	};
	const worker = new Worker(new URL("probeThread.ts", import.meta.url), { workerData: order });
	let rounds = NO_ROUNDS;
	worker.on("message", (seen: Rounds) => (rounds = seen));
	let memory = 0;
	const looking = setInterval(() => (memory = Math.max(memory, site.memory())), LOOK);
	const end = async (): Promise<void> => {
		clearInterval(looking);
		await worker.terminate();
		await killed(bare);
	};
	return { rounds: () => rounds, memory: () => memory, end };
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
