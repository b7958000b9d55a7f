// The least that a server in Node does to send a file: node pipe.ts FILE
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [, , file = ""] = process.argv;
const server = createServer((_, response) => {
	createReadStream(file, { highWaterMark: 1024 * 1024 }).pipe(response);
}).listen(0, "127.0.0.1", () => {
	console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
