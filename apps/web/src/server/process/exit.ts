import { setTimeout } from "node:timers/promises";
import type { Closed } from "./serving.ts";

/** Milliseconds that reads of files may take to end after the server has closed, and between two looks at them. */
const [GRACE, PAUSE] = [1_000, 50];

/**
 * Kills this process if a thread hangs in a call of the system, such as a read from a disk that does not answer: the process
 * would wait for that thread forever. Otherwise returns, and the process can end by itself.
 */
export async function killIfHanging(closed: Closed): Promise<void> {
	for (let waited = 0; waited < GRACE && hasRequests(); waited += PAUSE) await setTimeout(PAUSE);
	if (closed === "clean" && !hasRequests()) return;
	console.error("A thread is stuck in a system call: exiting without waiting for it. No data is lost.");
	process.kill(process.pid, "SIGKILL");
}

/** Whether a thread of Node's pool still works for a file, a name or a compression. */
const hasRequests = (): boolean => process.getActiveResourcesInfo().some((name) => REQUEST.test(name));

const REQUEST = /^(?:FSReq|GetAddrInfoReq|GetNameInfoReq)/;
