// The thread of a watch: asks /livez and a bare server at the same moment, and reports what it has seen after each round.
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { Asked, WatchOrder } from "./probe.ts";
import { NO_ROUNDS, type Round, withRound } from "./stopwatch.ts";

const { site, bare, every } = workerData as WatchOrder;
let rounds = NO_ROUNDS;

for (;;) {
	rounds = withRound(rounds, await asked());
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
	parentPort?.postMessage(rounds);
	await setTimeout(every);
}

async function asked(): Promise<Round> {
	const [ofSite, ofBare] = await Promise.all([timed(site), timed(bare)]);
	return { took: ofSite.took, waited: ofSite.waited, ran: ofSite.ran, bare: Math.max(0, ofBare.took - ofBare.waited) };
}

async function timed({ url, pid }: Asked): Promise<{ took: number; waited: number; ran: number }> {
	const [server, own, started] = [timesOf(`${pid}/task/${pid}`), timesOf("thread-self"), performance.now()];
	await answered(url);
	const took = performance.now() - started;
	const [serverThen, ownThen] = [timesOf(`${pid}/task/${pid}`), timesOf("thread-self")];
	return {
		took,
		waited: serverThen.waited - server.waited + ownThen.waited - own.waited,
		ran: serverThen.ran - server.ran,
	};
}

/** Milliseconds for which a thread has run, and waited for a core, so far, from Linux; 0 elsewhere. */
function timesOf(thread: string): { ran: number; waited: number } {
	try {
		const [ran, waited] = readFileSync(`/proc/${thread}/schedstat`, "utf8").split(" ");
		return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
	} catch {
		return { ran: 0, waited: 0 };
	}
}

function answered(url: string): Promise<void> {
	return new Promise((resolve) => {
		const request = get(url, (answer) => answer.resume().on("close", resolve));
		request.on("error", () => resolve());
	});
}
