import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shelf } from "../../testing/shelf.ts";
import { testApp } from "../../testing/site.ts";
import { answerMisaddressed, answerUnreadable } from "./refusals.ts";

let server: Server;
let port: number;
beforeAll(async () => {
	const app = await testApp({ store: await shelf() });
	server = createServer(getRequestListener(app.fetch, { errorHandler: answerMisaddressed })).listen(0, "127.0.0.1");
	answerUnreadable(server);
	await new Promise((resolve) => server.once("listening", resolve));
	({ port } = server.address() as AddressInfo);
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);

const values = (count: number): string => Array.from({ length: count }, (_, at) => `author=owner-${at}`).join("&");

/** The answer to a connection that sends these pieces. */
async function said(...sent: readonly string[]): Promise<string> {
	const socket = connect(port, "127.0.0.1");
	for (const piece of sent) socket.write(piece);
	return text(socket);
}

describe("over a socket, a request that is too long", () => {
	test.each(["/models?q=", "/models?page=", "/islands/model-list.json?author=", "/api/models?search="])(
		"is answered with a remedy: %s and a megabyte",
		async (path) => {
			const answer = await get(path + "x".repeat(1_000_000));
			expect(answer.status).toBe(431);
			expect(await answer.text()).toMatch(/more than 16,384 bytes together\. Use fewer filters .* \/models/);
			expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
			expect((await get("/models")).status).toBe(200);
		},
	);

	test("is answered in this way for ten thousand filter values; where the values fit in an address, the field is named", async () => {
		expect((await get(`/models?${values(10_000)}`)).status).toBe(431);
		const answer = await get(`/models?${values(300)}`);
		expect([answer.status, await answer.text()]).toEqual([
			400,
			expect.stringMatching(/<code><bdi>author<\/bdi>=<bdi>.*300 values/s),
		]);
	});

	test("is answered in this way for long headers, once, and the connection is closed", async () => {
		const answer = await said("GET /models HTTP/1.1\r\nHost: x\r\n", `Cookie: ${"x".repeat(50_000)}\r\n`, "\r\n");
		expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
		expect(answer).toMatch(/^Connection: close\r$/m);
		expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
	});
});

test("data that is not HTTP is answered with 400 and a sentence", async () => {
	const answer = await said("This is not HTTP\r\n\r\n");
	expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*\r\n\r\nThis request cannot be read as HTTP\..*\n$/);
});

describe("over a socket, an invalid address", () => {
	test.each([
		["sort=beauty", "sort"],
		["dir=sideways", "dir"],
		["colour=red", "colour"],
		["__proto__=x", "__proto__"],
		["page=nonsense", "page"],
		["memory=%00", "memory"],
	])("is refused: %.30s", async (query, field) => {
		const answer = await get(`/models?${query}`);
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain(`<code><bdi>${field}</bdi>`);
		const data = await get(`/islands/model-list.json?${query}`);
		expect([data.status, await data.json()]).toEqual([400, { error: expect.objectContaining({ field }) }]);
	});
});

test.each(["Host: user@x", "Host: x/y", "Host: a b", "Host: [::1"])(
	"a host that is not valid is refused with a remedy: %s",
	async (host) => {
		const answer = await said(`GET /models HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
		expect(answer).toContain("The Host header or the address of this request is not valid.");
		expect((await get("/models")).status).toBe(200);
	},
);
