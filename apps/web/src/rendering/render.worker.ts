import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { finish } from "./jobs.ts";
import type { Range, RenderRequest, Response } from "./messages.ts";

const port = parentPort;
if (port === null) throw new Error("This file is started as a worker thread");

/** Below the thread that answers requests, on a machine whose cores are all busy. Elsewhere it would be that of the process. */
const PRIORITY = 10;
if (process.platform === "linux") setPriority(PRIORITY);

let answered: (bytes: Uint8Array | undefined) => void = () => {};

function send(response: Response): void {
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
	port?.postMessage(response);
}

/** The bytes of a range of the job's file, from the site, which alone reads files. */
function read(range: Range): Promise<Uint8Array | undefined> {
	const { promise, resolve } = Promise.withResolvers<Uint8Array | undefined>();
	answered = resolve;
	send({ range });
	return promise;
}

port.on("message", async (request: RenderRequest) => {
	if ("bytes" in request) return answered(request.bytes);
	try {
		send({ result: await finish(request.job, { piece: (piece) => send({ piece }), read }) });
	} catch (error) {
		send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	}
});

send({ ready: true });
