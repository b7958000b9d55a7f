import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type AccessLine, logAccess } from "./accessLog.ts";

let folder: string;
let server: Server;
/** Resolves when the server has a request for `/never`. */
let waiting: PromiseWithResolvers<void>;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "vitrine-log-"))));
afterEach(() => {
	server.closeAllConnections();
	server.close();
	rmSync(folder, { recursive: true, force: true });
});

const file = (): string => join(folder, "access.ndjson");
const lines = (): readonly AccessLine[] =>
	readFileSync(file(), "utf8")
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as AccessLine);

/** Milliseconds that an answer takes. */
const DELAY = 20;

/** A server that logs; it never answers `/never`. */
async function start(): Promise<string> {
	waiting = Promise.withResolvers();
	server = createServer((request, response) => {
		if (request.url === "/never") return waiting.resolve();
		response.statusCode = request.url === "/missing" ? 404 : 200;
		setTimeout(() => response.end("x".repeat(1_000)), DELAY);
	});
	logAccess(server, file());
	await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("logs time, method, path, status, bytes, duration and client of each request", async () => {
	const url = await start();
	await (await fetch(`${url}/acme/one/resolve/main/a%20b.bin`, { headers: { "User-Agent": "reader/1" } })).text();
	await fetch(`${url}/missing`, { method: "HEAD" });
	await expect.poll(lines).toHaveLength(2);
	const [first, second] = lines();
	expect(first).toMatchObject({
		method: "GET",
		path: "/acme/one/resolve/main/a%20b.bin",
		status: 200,
		agent: "reader/1",
	});
	expect(first!.bytes).toBeGreaterThan(1_000);
	expect(new Date(first!.time).toISOString()).toBe(first!.time);
	expect(first!.ms).toBeGreaterThanOrEqual(DELAY - 1);
	expect(second).toMatchObject({ method: "HEAD", path: "/missing", status: 404 });
	expect(second!.bytes).toBeLessThan(1_000);
});

test("leaves out probes, and nothing else", async () => {
	const url = await start();
	for (const path of ["/livez", "/readyz?from=proxy", "/readyz/page"]) await (await fetch(url + path)).text();
	await expect.poll(lines).toHaveLength(1);
	expect(lines()[0]!.path).toBe("/readyz/page");
});

test("writes neither queries nor tokens nor cookies", async () => {
	const url = await start();
	const headers = { Authorization: "Bearer hidden-a", Cookie: "session=hidden-b" };
	await fetch(`${url}/models?token=hidden-c`, { headers });
	await expect.poll(lines).toHaveLength(1);
	expect(readFileSync(file(), "utf8")).not.toContain("hidden");
	expect(lines()[0]!.path).toBe("/models");
});

test("untrusted text stays inside its line", async () => {
	const url = new URL(await start());
	const socket = connect(Number(url.port), url.hostname);
	socket.end(`GET http://me:hidden@host/"},{"x\\?q HTTP/1.1\r\nHost: x\r\nUser-Agent: "}${"a".repeat(900)}\r\n\r\n`);
	await expect.poll(lines).toHaveLength(1);
	expect(lines()[0]).toMatchObject({ path: '/"},{"x\\', agent: `"}${"a".repeat(298)}` });
});

test("control characters of a client do not reach a terminal that shows the log, and its values are kept", async () => {
	const url = new URL(await start());
	const socket = connect(Number(url.port), url.hostname);
	socket.end(Buffer.from("GET /a HTTP/1.1\r\nHost: x\r\nUser-Agent: \u009b31m\u0085\u00ad\r\n\r\n", "latin1"));
	await expect.poll(lines).toHaveLength(1);
	expect(readFileSync(file(), "utf8")).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
	expect(lines()[0]?.agent).toBe("\u009b31m\u0085\u00ad");
});

test("a request that the client abandoned is logged with 499", async () => {
	const url = new URL(await start());
	const socket = connect(Number(url.port), url.hostname);
	socket.write("GET /never HTTP/1.1\r\nHost: x\r\n\r\n");
	await waiting.promise;
	socket.destroy();
	await expect.poll(lines).toHaveLength(1);
	expect(lines()[0]).toMatchObject({ path: "/never", status: 499 });
});

test("an existing log is appended to", async () => {
	writeFileSync(file(), `{"path":"/earlier"}\n`);
	await fetch(`${await start()}/later`);
	await expect.poll(() => lines().map(({ path }) => path)).toEqual(["/earlier", "/later"]);
});

test.each([
	["in a folder that is not there", "none/access.ndjson", "its folder does not exist"],
	["that is a folder", ".", "it is a folder"],
])("refuses a file %s, with the reason", (_, name, why) => {
	server = createServer();
	const path = join(folder, name);
	expect(() => logAccess(server, path)).toThrow(`The access log ${path} cannot be written: ${why}.`);
});
