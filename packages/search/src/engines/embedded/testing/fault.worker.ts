// A thread with every fault: it answers, dies, loops, or hangs in a call of the system.
import { readFileSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { WorkerSettings } from "../worker/messages.ts";
import { serveRequests } from "../worker/serveRequests.ts";

const { path } = workerData as WorkerSettings;

serveRequests(path, {
	answer: () => "answer",
	die: () => process.exit(1),
	crash: () =>
		new Promise(() => {
			setImmediate(() => {
				throw new Error("crashed");
			});
		}),
	loop: () => {
		for (;;);
	},
	/** `path` is a pipe that nobody writes to. */
	hang: () => readFileSync(path).length,
	exhaust: () => {
		const all: unknown[] = [];
		for (;;) all.push({ next: all.length });
	},
	/** Later than the limit of a silent thread, but with a part before it. */
	slowly: async (onPart) => {
		for (let i = 0; i < 8; i++) {
			await new Promise((resolve) => setTimeout(resolve, 500));
			onPart(i);
		}
		return "slowly";
	},
});
