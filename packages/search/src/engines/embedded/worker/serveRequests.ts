import { type MessagePort, parentPort } from "node:worker_threads";
import { messageOf } from "@vitrine/model";
import { IndexError } from "../../../api/errors.ts";
import { asIndexError } from "../errors.ts";
import type { OnPart, WorkerError, WorkerRequest, WorkerResponse } from "./messages.ts";

/** The methods of a worker. Each may send parts of its result before it returns. */
type Methods = Readonly<Record<string, (onPart: OnPart<unknown>, ...args: never[]) => unknown>>;

/** Answers the calls of a WorkerClient in this thread; `path` is the database that its errors are about. */
export function serveRequests(path: string, methods: Methods): void {
	const port = parentPort;
	if (port === null) throw new Error("This file is started as a worker thread");
	port.on("message", async (request: WorkerRequest) => send(port, await answer(port, path, methods, request)));
}

async function answer(
	port: MessagePort,
	path: string,
	methods: Methods,
	{ number, method, args }: WorkerRequest,
): Promise<WorkerResponse> {
	try {
		const run = methods[method];
		if (run === undefined) throw new RangeError(`The worker has no method ${method}`);
		return { number, result: await run((part) => send(port, { number, part }), ...(args as never[])) };
	} catch (error) {
		return { number, error: sendable(asIndexError(path, error)) };
	}
}

const sendable = (error: unknown): WorkerError =>
	error instanceof IndexError
		? { code: error.code, details: error.details ?? error.message }
		: { details: messageOf(error) };

function send(port: MessagePort, response: WorkerResponse): void {
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
	port.postMessage(response);
}
