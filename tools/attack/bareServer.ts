// A server that answers everything with nothing else to do. What it takes is what the machine takes.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const server = createServer((_, response) => response.end("{}"));
server.listen(0, "127.0.0.1", () =>
	console.log(`listens at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
