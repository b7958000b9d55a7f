import { Worker } from "node:worker_threads";
import type { Latencies } from "./statistics.ts";

/** What a probe saw. */
export interface Probed {
	/** Milliseconds from the moment at which each question was due. */
	readonly latencies: Latencies;
	/** Milliseconds by which the probe itself was late at most. */
	readonly late: number;
	/** Answers that were missing, or had another status than 200, each with its time. */
	readonly failed: readonly string[];
}

/** The paths that are probed. */
export const PROBED = ["/livez", "/readyz"] as const;

/** What is asked of the thread of a probe. */
export interface ProbeOrder {
	readonly url: string;
	/** Milliseconds between two questions, and after which one counts as not answered. */
	readonly every: number;
	readonly patience: number;
}

const [EVERY, PATIENCE] = [100, 10_000];

/** A probe that runs. */
interface Probe {
	end(): Promise<Probed>;
}

/** Probes a path from a thread of its own, so that the work of this one does not count. */
function startProbe(url: string): Probe {
	const order: ProbeOrder = { url, every: EVERY, patience: PATIENCE };
	const worker = new Worker(new URL("probeThread.ts", import.meta.url), { workerData: order });
	const result = new Promise<Probed>((resolve, reject) => {
		worker.once("message", resolve);
		worker.once("error", reject);
	});
	// An error is reported by `end`.
	result.catch(() => {});
	return {
		end: () => {
			// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
			worker.postMessage("end");
			return result.finally(() => void worker.terminate());
		},
	};
}

/** Probes all paths of a site while some work is done. */
export async function whileProbed<T>(
	url: string,
	work: () => Promise<T>,
): Promise<{ readonly result: T; readonly probes: readonly (readonly [path: string, probed: Probed])[] }> {
	const running = PROBED.map((path) => [path, startProbe(url + path)] as const);
	const ended = async () => Promise.all(running.map(async ([path, probe]) => [path, await probe.end()] as const));
	try {
		const result = await work();
		return { result, probes: await ended() };
	} catch (error) {
		await ended();
		throw error;
	}
}
