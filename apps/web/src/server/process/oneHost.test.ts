import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requiringOneHost } from "./oneHost.ts";

const server = createServer(requiringOneHost((_, response) => void response.end("served\n")));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

async function said(...headers: readonly string[]): Promise<string> {
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	socket.end(["GET /models HTTP/1.1", ...headers, "Connection: close", "", ""].join("\r\n"));
	return text(socket);
}

test("a request with one Host header is served, whatever its values are", async () => {
	expect(await said("Host: a.example", "X-Other: Host", "X-Host: host")).toMatch(/^HTTP\/1\.1 200 .*served\n$/s);
});

test.each([
	["Host: a.example", "Host: b.example"],
	["Host: a.example", "X-Between: 1", "hOST: a.example"],
])("a request with two is refused: %s, %s", async (...headers) => {
	const answer = await said(...headers);
	expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
	expect(answer).toMatch(/Send one Host header\.\n$/);
	expect(answer).not.toContain("served");
});
