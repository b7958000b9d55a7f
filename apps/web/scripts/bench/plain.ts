// The least that a server in Node does to send some bytes: node plain.ts BYTES
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const body = randomBytes(Number(process.argv[2]));
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length };
const server = createServer((_, response) => {
	response.writeHead(200, headers).end(body);
}).listen(0, "127.0.0.1", () => {
	console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
