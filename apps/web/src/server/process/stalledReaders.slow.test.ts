import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Repositories } from "@vitrine/sources";
import { testApp, testStore } from "../../testing/site.ts";
import { endStalledReaders } from "./stalledReaders.ts";

const SIZE = 19_000_000;
const READERS = 100;
/** Milliseconds after which a reader counts as stalled in these tests. A busy machine may stop the whole process for a second. */
const PATIENCE = 3_000;

/** Bytes that were read from the image. */
let read = 0;
async function* pieces(start: number, end: number): AsyncGenerator<Uint8Array> {
	for (let at = start; at < end;) {
		const piece = new Uint8Array(Math.min(256 * 1024, end - at));
		read += piece.length;
		at += piece.length;
		yield piece;
	}
}

let server: Server;
let port: number;
beforeAll(async () => {
	const repository: Repositories = {
		files: async () => [{ path: "big.png", size: SIZE }],
		read: async () => new Uint8Array(SIZE),
		stream: async (_id: string, _path: string, { start, end } = { start: 0, end: SIZE }) => pieces(start, end),
		open: async () => ({
			size: SIZE,
			modified: 0,
			read: async () => new Uint8Array(SIZE),
			pieces: ({ start, end } = { start: 0, end: SIZE }) => pieces(start, end),
			close: async () => {},
		}),
		revision: async () => "a".repeat(40),
	};
	const store = { ...(await testStore([{ id: "acme/pictures", tags: [] }])), repositories: () => repository };
	server = createServer(getRequestListener((await testApp({ store })).fetch)).listen(0, "127.0.0.1");
	endStalledReaders(server, PATIENCE);
	await new Promise((resolve) => server.once("listening", resolve));
	({ port } = server.address() as AddressInfo);
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

/** A client that requests an address and reads nothing. */
function stalled(path: string): Socket {
	const socket = connect(port, "127.0.0.1");
	socket.on("error", () => {});
	socket.pause();
	socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
	return socket;
}

test.each(["/picture?model=acme/pictures&file=big.png", "/acme/pictures/resolve/main/big.png"])(
	"100 readers of %s that stall hold only what their connections do, and are disconnected",
	async (path) => {
		read = 0;
		const before = process.memoryUsage().rss;
		const sockets = Array.from({ length: READERS }, () => stalled(path));
		await expect.poll(() => read).toBeGreaterThan(READERS * 256 * 1024);
		await setTimeout(300);
		expect(read).toBeLessThan((READERS * SIZE) / 2);
		expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1024 * 1024);
		await expect.poll(() => connections(), { timeout: 30_000 }).toBe(0);
		for (const socket of sockets) socket.destroy();
	},
);

const connections = (): Promise<number> =>
	new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

test("a slow reader that takes some bytes in time gets all of them", async () => {
	const answer = await fetch(`http://127.0.0.1:${port}/picture?model=acme/pictures&file=big.png`);
	expect(answer.headers.get("Content-Length")).toBe(String(SIZE));
	let bytes = 0;
	const started = performance.now();
	for await (const piece of answer.body ?? []) {
		bytes += piece.length;
		if (performance.now() - started < 2 * PATIENCE) await setTimeout(50);
	}
	expect(bytes).toBe(SIZE);
	expect(performance.now() - started).toBeGreaterThan(2 * PATIENCE);
});
