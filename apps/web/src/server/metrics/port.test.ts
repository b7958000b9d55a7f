import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import { SWEEP } from "../../../../../test/sweep.ts";
import type { PortAnswer, PortRequest } from "./messages.ts";
import { openPort, type Port } from "./port.ts";

let port: Port | undefined;
afterEach(() => port?.close());

const notices: string[] = [];
const opened = async (answers: (request: PortRequest) => Promise<PortAnswer>, at = 0): Promise<string> => {
	port = await openPort({ host: "127.0.0.1", port: at, onNotice: (message) => void notices.push(message) }, answers);
	return port.url;
};

const echo = async ({ path, method }: PortRequest): Promise<PortAnswer> => ({
	status: 201,
	headers: { "X-Method": method },
	body: path,
});

/** Milliseconds that this thread is busy at most. */
const LONG = 60_000;

/** Requests an address from another thread, and writes the status where this thread sees it without a round of its event loop. */
const ASKING = `
	const { workerData: { url, status } } = require("node:worker_threads");
	fetch(url).then(async (answer) => { await answer.text(); Atomics.store(new Int32Array(status), 0, answer.status); });
`;

test("/livez is answered while the thread that serves readers is busy", async () => {
	const url = `${await opened(echo)}/livez`;
	const status = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
	const asking = new Worker(ASKING, { eval: true, workerData: { url, status } });
	await once(asking, "online");
	const start = performance.now();
	while (Atomics.load(new Int32Array(status), 0) === 0 && performance.now() - start < LONG);
	expect(Atomics.load(new Int32Array(status), 0)).toBe(200);
	await asking.terminate();
});

test("everything else is answered by the thread that serves readers", async () => {
	const answer = await fetch(`${await opened(echo)}/other?query`, { method: "PUT" });
	expect([answer.status, answer.headers.get("X-Method"), await answer.text()]).toEqual([201, "PUT", "/other"]);
	expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("an answer of /readyz stands in for one that does not come", SWEEP, async () => {
	let isBusy = false;
	const url = await opened((request) => (isBusy ? new Promise(() => {}) : echo(request)));
	expect((await fetch(`${url}/readyz`)).status).toBe(201);
	isBusy = true;
	const [ready, other] = await Promise.all([fetch(`${url}/readyz`), fetch(`${url}/metrics`)]);
	expect([ready.status, other.status]).toEqual([201, 503]);
});

test("a thread that cannot listen ends, so that it does not keep the process alive", async () => {
	const taken = createServer().listen(0, "127.0.0.1");
	await once(taken, "listening");
	const threads = vi.spyOn(Worker.prototype, "terminate");
	await expect(opened(echo, (taken.address() as AddressInfo).port)).rejects.toThrow("is in use");
	expect(threads).toHaveBeenCalledOnce();
	await expect(threads.mock.results[0]?.value).resolves.toBeDefined();
	threads.mockRestore();
	taken.close();
});

test("a port that is taken is named, and how to choose another", async () => {
	const other = createServer().listen(0, "127.0.0.1");
	await once(other, "listening");
	const taken = (other.address() as AddressInfo).port;
	await expect(opened(echo, taken)).rejects.toThrow(new RegExp(`Port ${taken} is in use.*VITRINE_METRICS_PORT`));
	other.close();
});

test("a thread that ends is started again, on the same port", async () => {
	const started = once(process, "worker") as Promise<[Worker]>;
	const url = await opened(echo);
	const [thread] = await started;
	await thread.terminate();
	await expect
		.poll(() =>
			fetch(`${url}/other`).then(
				({ status }) => status,
				() => undefined,
			),
		)
		.toBe(201);
	expect(notices).toEqual(["The metrics thread has ended; starting another."]);
});
