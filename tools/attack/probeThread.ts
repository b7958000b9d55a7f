// The thread of a watch.
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import type { WatchOrder } from "./probe.ts";

const { url, pid, every, prompt, seen } = workerData as WatchOrder;
const [SLOWEST, LATE] = [0, 1];
const numbers = new Float64Array(seen);

for (;;) {
	const [waited, started] = [waiting(), performance.now()];
	await answered();
	// On a machine with other work, threads also wait for a core: that is not what a page does to the server.
	const took = performance.now() - started - (waiting() - waited);
	numbers[SLOWEST] = Math.max(numbers[SLOWEST] ?? 0, took);
	if (took > prompt) numbers[LATE] = (numbers[LATE] ?? 0) + 1;
	await setTimeout(every);
}

/** Milliseconds for which the server's first thread and this one have waited for a core so far, from Linux; 0 elsewhere. */
function waiting(): number {
	return waitOf(`/proc/${pid}/task/${pid}/schedstat`) + waitOf("/proc/thread-self/schedstat");
}

function waitOf(path: string): number {
	try {
		return Number(readFileSync(path, "utf8").split(" ")[1]) / 1e6;
	} catch {
		return 0;
	}
}

function answered(): Promise<void> {
	return new Promise((resolve) => {
		const request = get(url, (answer) => answer.resume().on("close", resolve));
		request.on("error", () => resolve());
	});
}
