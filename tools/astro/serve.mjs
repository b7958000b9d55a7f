// Serves the pages of a file with the built site: node serve.mjs FILE
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { handler } from "./dist/server/entry.mjs";

globalThis.benchPages = JSON.parse(readFileSync(process.argv[2], "utf8"));
const server = createServer((request, response) => handler(request, response)).listen(0, "127.0.0.1", () => {
	console.log(`ready at http://127.0.0.1:${server.address().port}`);
});
