import { createHash } from "node:crypto";
import { truncateSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendingPieces } from "../server/process/sendPieces.ts";
import { type Stage, stage } from "./testing.ts";

const CARD = `---\ntags: [small]\n---\n${"A card. ".repeat(1_000)}`;
/** Bytes of a file that does not fit into memory. */
const HUGE = 3 * 1024 ** 3;

let site: Stage;
let server: Server;
let url: string;
beforeAll(async () => {
	site = await stage({ "acme/one/README.md": CARD });
	writeFileSync(join(site.models, "acme/one/weights.bin"), "BEGIN");
	truncateSync(join(site.models, "acme/one/weights.bin"), HUGE);
	server = createServer(getRequestListener(sendingPieces(site.app.fetch))).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
	server.closeAllConnections();
	server.close();
	await site.close();
});

test("HEAD gives commit, tag and length, and no byte of the file", async () => {
	const socket = connect(Number(new URL(url).port), "127.0.0.1");
	const lines = ["HEAD /acme/one/resolve/main/README.md HTTP/1.1", "Host: x", "Accept-Encoding: identity"];
	socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
	const said = await text(socket);
	expect(said).toMatch(/^HTTP\/1\.1 200 /);
	expect(said).toMatch(/^x-repo-commit: [0-9a-f]{40}\r$/im);
	expect(said).toMatch(/^etag: "[0-9a-f]{40}"\r$/im);
	expect(said).toMatch(new RegExp(`^content-length: ${CARD.length}\r$`, "im"));
	expect(said).toMatch(/\r\n\r\n$/);
});

test("a file is sent unchanged, also to clients that accept compression", async () => {
	const answer = await fetch(`${url}/acme/one/resolve/main/README.md`, { headers: { "Accept-Encoding": "gzip, br" } });
	expect(answer.headers.get("Content-Encoding")).toBeNull();
	expect(answer.headers.get("Content-Length")).toBe(String(CARD.length));
	const body = Buffer.from(await answer.arrayBuffer());
	const name = createHash("sha1").update(`blob ${body.length}\0`).update(body).digest("hex");
	expect([body.toString(), answer.headers.get("ETag")]).toEqual([CARD, `"${name}"`]);
});

test("an interrupted download resumes", async () => {
	const headers = { Range: `bytes=${HUGE - 3}-` };
	const answer = await fetch(`${url}/acme/one/resolve/main/weights.bin`, { headers });
	expect([answer.status, answer.headers.get("Content-Range")]).toEqual([206, `bytes ${HUGE - 3}-${HUGE - 1}/${HUGE}`]);
	expect((await answer.arrayBuffer()).byteLength).toBe(3);
});

test("a file of gigabytes is sent as fast as the client reads, and no faster", async () => {
	const before = process.memoryUsage().rss;
	const stop = new AbortController();
	const answer = await fetch(`${url}/acme/one/resolve/main/weights.bin`, { signal: stop.signal });
	const reader = answer.body?.getReader();
	const first = await reader?.read();
	expect(
		Buffer.from(first?.value ?? [])
			.subarray(0, 5)
			.toString(),
	).toBe("BEGIN");
	await setTimeout(500);
	expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
	stop.abort();
	await expect(reader?.closed).rejects.toThrow();
	expect((await fetch(`${url}/api/models/acme/one`)).status).toBe(200);
});

test("a file that becomes shorter while it is sent ends the download, not the server", async () => {
	const file = join(site.models, "acme/one/shrinks.bin");
	writeFileSync(file, "");
	truncateSync(file, HUGE);
	const path = `${url}/acme/one/resolve/main/shrinks.bin`;
	await expect.poll(async () => (await fetch(path, { method: "HEAD" })).status).toBe(200);
	const reader = (await fetch(path)).body?.getReader();
	await reader?.read();
	truncateSync(file, 10);
	const rest = async (): Promise<void> => {
		for (let done = false; !done;) done = (await reader?.read())?.done ?? true;
	};
	await expect(rest()).rejects.toThrow();
	expect((await fetch(`${url}/api/models/acme/one`)).status).toBe(200);
});
