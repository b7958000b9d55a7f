// The thread of the operator's port: it accepts connections and answers /livez while the thread that serves readers is
// busy, and asks that one for everything else.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { withoutQuery, PROBES } from "../health/probes.ts";
import { bind, urlOf } from "../process/bind.ts";
import { HANGING, sinceBeat } from "./heartbeat.ts";
import type { FromPort, PortAnswer, PortSettings, ToPort } from "./messages.ts";

/** Milliseconds that a client may take to send its request, and that a request waits for its answer. */
const [PATIENCE, PATIENCE_OF_ANSWER] = [5_000, 8_000];

/** Requests that wait for their answers at a time. Probes and scrapes are a few. */
const MOST_WAITING = 200;

/** How long the last answer of `/readyz` stands in for one that does not come in time, in milliseconds. */
const STANDS = 30_000;

const { host, port, heart } = workerData as PortSettings;
const waiting = new Map<number, (answer: PortAnswer) => void>();
let asked = 0;
let ready: { readonly answer: PortAnswer; readonly at: number } | undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const send = (message: FromPort): void => parentPort?.postMessage(message);

parentPort?.on("message", ({ id, ...answer }: ToPort) => waiting.get(id)?.(answer));

const http = createServer({ requestTimeout: PATIENCE }, (request, response) => void respond(request, response));
try {
	await bind(http, port, host, "VITRINE_METRICS_PORT");
	send({ url: urlOf(http, host), port: (http.address() as AddressInfo).port });
} catch (error) {
	send({ failure: error instanceof Error ? error.message : String(error) });
}

async function respond({ url = "", method = "" }: IncomingMessage, response: ServerResponse): Promise<void> {
	const path = withoutQuery(url);
	const { status, headers, body } = path === PROBES.live ? live() : await answered(path, method);
	response.writeHead(status, { "Cache-Control": "no-store", ...headers });
	response.end(body);
}

/** The process lives while its thread for readers turns, however slowly. */
function live(): PortAnswer {
	const silent = sinceBeat(heart);
	if (silent < HANGING) return json(200, { state: "live" });
	return json(503, { state: "hanging", seconds: Math.round(silent / 1000) });
}

async function answered(path: string, method: string): Promise<PortAnswer> {
	const answer = await askedFor(path, method);
	if (path !== PROBES.ready) return answer ?? BUSY;
	if (answer !== undefined) ready = { answer, at: performance.now() };
	return ready !== undefined && performance.now() - ready.at < STANDS ? ready.answer : json(503, { state: "hanging" });
}

/** The answer of the thread that serves readers; undefined if it does not come in time. */
function askedFor(path: string, method: string): Promise<PortAnswer | undefined> {
	if (waiting.size >= MOST_WAITING) return Promise.resolve(undefined);
	const id = asked++;
	const { promise, resolve } = Promise.withResolvers<PortAnswer | undefined>();
	const timer = setTimeout(resolve, PATIENCE_OF_ANSWER);
	waiting.set(id, resolve);
	send({ id, path, method });
	return promise.finally(() => {
		clearTimeout(timer);
		waiting.delete(id);
	});
}

const json = (status: number, body: object): PortAnswer => ({
	status,
	headers: { "Content-Type": "application/json" },
	body: JSON.stringify(body),
});

const BUSY: PortAnswer = {
	status: 503,
	headers: { "Content-Type": "text/plain; charset=utf-8" },
	body: "The server is too busy to answer.\n",
};
