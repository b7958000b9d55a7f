import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

const BETWEEN_PROBES = 100;

/** Waits until a server answers a request successfully; throws if its process exits or the time limit passes. */
export async function waitForServer(child: ChildProcess, url: string, limit: number): Promise<void> {
	for (const until = Date.now() + limit; Date.now() < until; await wait(BETWEEN_PROBES)) {
		if (child.exitCode !== null || child.signalCode !== null)
			throw new Error(`the server exited with ${child.exitCode ?? child.signalCode}`);
		if (await answers(url)) return;
	}
	throw new Error(`the server did not answer within ${limit / 1000} seconds`);
}

const answers = (url: string): Promise<boolean> =>
	fetch(url).then(
		({ ok }) => ok,
		() => false,
	);
