import { get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import type { Probed, ProbeOrder } from "./probe.ts";
import { latenciesOf } from "./statistics.ts";

const { url, every, patience } = workerData as ProbeOrder;
const latencies: number[] = [];
const failed: string[] = [];
const open = new Set<Promise<void>>();
let late = 0;

// The next question is due at its time, whether or not the last one is answered.
let due = performance.now();
const timer = setInterval(() => {
	for (; due <= performance.now(); due += every) ask(due);
}, every / 10);

parentPort?.once("message", async () => {
	clearInterval(timer);
	await Promise.all(open);
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
	parentPort?.postMessage({ latencies: latenciesOf(latencies), late, failed } satisfies Probed);
});

function ask(at: number): void {
	late = Math.max(late, performance.now() - at);
	const asked = answered().then((problem) => {
		latencies.push(performance.now() - at);
		if (problem !== undefined) failed.push(`${new Date().toISOString()}: ${problem}`);
		open.delete(asked);
	});
	open.add(asked);
}

/** What is wrong with an answer; undefined if it is 200. */
function answered(): Promise<string | undefined> {
	return new Promise((resolve) => {
		// A connection for each question, as orchestrators do.
		const request = get(url, { agent: false, signal: AbortSignal.timeout(patience) }, (answer) => {
			answer.resume();
			answer.on("end", () => resolve(answer.statusCode === 200 ? undefined : `status ${answer.statusCode}`));
			answer.on("error", ({ message }) => resolve(message));
		});
		request.on("error", ({ message, name }) =>
			resolve(name === "AbortError" ? `no answer within ${patience} ms` : message),
		);
	});
}
