// A server with a planted fault, for the tests of the load: node planted.mjs FAULT
import { createServer } from "node:http";
import { openSync } from "node:fs";

const [fault = ""] = process.argv.slice(2);
/** Memory beside which that of a process that has just started does not count. */
const ballast = Buffer.alloc(200_000_000, 1);
const kept = [ballast];
/** Requests so far, and in the last second. */
let [all, recent] = [0, 0];
setInterval(() => (recent = 0), 1000).unref();

/** What each fault does to a request other than a probe; returns whether it has answered. */
const FAULTS = {
	memory: () => void kept.push(Buffer.alloc(4_000_000, 1)),
	descriptors: () => void openSync("/dev/null", "r"),
	death: () => void (all > 40 && process.exit(7)),
	errors: (response) => all % 20 === 0 && answer(response, 500),
	"no Retry-After": (response) => all % 20 === 0 && answer(response, 503),
	"no answer": (response) => all % 20 === 0 && response.destroy(),
	"no recovery": (response) => all > 200 && answer(response, 503, { "Retry-After": "5" }),
	sheds: (response) => recent > 30 && answer(response, 503, { "Retry-After": "5" }),
};

const server = createServer((request, response) => {
	if (/^\/(livez|readyz)$/.test(request.url ?? ""))
		return fault === "probes" && Math.random() < 0.2 ? answer(response, 500) : answer(response, 200);
	all++;
	recent++;
	if (FAULTS[fault]?.(response)) return undefined;
	return answer(response, 200);
});
const patience = fault === "connections" ? 0 : 1000;
Object.assign(server, { headersTimeout: patience, requestTimeout: patience, connectionsCheckingInterval: 500 });
server.setTimeout(patience, (socket) => socket.destroy());
server.listen(0, "127.0.0.1", () => console.log(`ready at http://127.0.0.1:${server.address().port}`));

function answer(response, status, headers = {}) {
	response.writeHead(status, headers).end("answer");
	return true;
}
