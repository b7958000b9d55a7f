import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { bindWide } from "./bind.ts";

async function bound(port = 0): Promise<{ readonly server: Server; readonly port: number }> {
	const server = createServer((request, response) => response.end(request.url));
	await bindWide(server, port, "127.0.0.1");
	return { server, port: (server.address() as AddressInfo).port };
}

const closed = (server: Server): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));

/** Sockets that listen on a port of IPv4. */
function listening(port: number): number {
	const local = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
	const rows = readFileSync("/proc/net/tcp", "utf8").split("\n");
	return rows.filter((row) => / 0A /.test(row) && row.trim().split(/\s+/)[1]?.endsWith(local)).length;
}

test("connections of all sockets are answered, and all close together", async () => {
	const { server, port } = await bound();
	const answers = await Promise.all(
		Array.from({ length: 64 }, async (_, at) => {
			const answer = await fetch(`http://127.0.0.1:${port}/${at}`, { headers: { connection: "close" } });
			return answer.text();
		}),
	);
	expect(answers).toEqual(Array.from({ length: 64 }, (_, at) => `/${at}`));
	await closed(server);
	await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
	await closed((await bound(port)).server);
});

test.skipIf(process.platform !== "linux")("on Linux, several sockets listen", async () => {
	const { server, port } = await bound();
	onTestFinished(() => closed(server));
	expect(listening(port)).toBe(16);
});

test("a port of another server is refused, although sockets can share one", async () => {
	const { server, port } = await bound();
	onTestFinished(() => closed(server));
	await expect(bound(port)).rejects.toThrow(`Port ${port} is in use by another program`);
});
