import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { collect } from "../../test/collect.ts";
import { SourceError } from "../error.ts";
import { openHub } from "./hub.ts";

const head = (...lines: readonly string[]): string =>
	["HTTP/1.1 200 OK", "Content-Type: application/json", ...lines, "", ""].join("\r\n");
const ENDED = "Connection: close";
const MODEL = '{"id":"liar/model","tags":[]}';

/** Answers every request with these bytes, which need not be HTTP. */
async function liar(answer: (socket: Socket) => void): Promise<string> {
	const server = createServer((socket) => {
		socket.on("error", () => {});
		socket.on("data", () => answer(socket));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const says =
	(text: string) =>
	(socket: Socket): void =>
		void socket.end(text);

/** Early hints, again and again, and never an answer. */
function hints(socket: Socket): void {
	const timer = setInterval(() => socket.write("HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\n"), 5);
	socket.on("close", () => clearInterval(timer));
}

/** A space at a time. */
function drip(socket: Socket): void {
	socket.write(head("Content-Length: 100000"));
	const timer = setInterval(() => socket.write(" "), 5);
	socket.on("close", () => clearInterval(timer));
}

test.each([
	["promises more bytes than it sends", says(head("Content-Length: 1000") + `[${MODEL}]`), "cannot be reached"],
	["promises fewer bytes than it sends", says(head("Content-Length: 5") + `[${MODEL}]`), "not closed"],
	["promises two lengths", says(head("Content-Length: 5", "Content-Length: 30") + `[${MODEL}]`), "cannot be reached"],
	["sends chunks that are wrong", says(`${head("Transfer-Encoding: chunked")}zz\r\n[]\r\n`), "cannot be reached"],
	["sends bytes that are not gzip", says(`${head("Content-Encoding: gzip", ENDED)}[]`), "cannot be reached"],
	["sends endless headers", says(`${head(`X: ${"a".repeat(100_000)}`, ENDED)}[]`), "cannot be reached"],
	["does not speak HTTP", says("220 ftp ready\r\n"), "cannot be reached"],
	[
		"lists a million numbers",
		says(`${head(ENDED)}[${"1,".repeat(1_000_000)}1]`),
		"more than 10000 entries are no models",
	],
	["does not close its list", says(`${head(ENDED)}[${MODEL},`), "not closed"],
	["sends more after its list", says(`${head(ENDED)}[${MODEL}] [${MODEL}]`), "not closed"],
])("a hub that %s is named, and left", async (_, answer, why) => {
	const { error } = await collect(openHub(await liar(answer), { tries: 1 }));
	expect(error).toBeInstanceOf(SourceError);
	expect(String(error)).toContain(why);
	expect(String(error)).not.toContain("undefined");
});

test.each([
	["hints and no answer", hints],
	["a byte at a time", drip],
])("a hub that sends %s is left after its time", async (_, answer) => {
	const { error } = await collect(openHub(await liar(answer), { tries: 1, timeout: 500 }));
	expect(error).toBeInstanceOf(SourceError);
	expect(String(error)).toContain("no answer in time");
});

test("values that are no models are skipped one by one, and the others are read", async () => {
	const url = await liar(
		says(`${head(ENDED)}[null,[],{},7,"x",{"id":7},{"id":"a/b",},${MODEL},{"id":"c/d","tags":[]}]`),
	);
	const { records, skipped, error } = await collect(openHub(url, { tries: 1 }));
	expect(error).toBeUndefined();
	expect(records.map(({ id }) => id)).toEqual(["liar/model", "c/d"]);
	expect(skipped).toHaveLength(7);
});
