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

const CHUNKED = head("Transfer-Encoding: chunked");
const refusal = `HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\n\r\n{"error":"\u001b]0;owned\u0007"}`;

const leads = (location: string) => says(`HTTP/1.1 302 Found\r\nLocation: ${location}\r\n${ENDED}\r\n\r\n`);

const utf16 = (socket: Socket): void =>
	void socket.end(Buffer.concat([Buffer.from(head(ENDED)), Buffer.from(`[${MODEL}]`, "utf16le")]));

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
		"more than 10000 entries are not models",
	],
	[
		"packs its list forty times",
		says(`${head(`Content-Encoding: gzip${",gzip".repeat(40)}`, ENDED)}[]`),
		"cannot be reached",
	],
	["never ends its trailers", says(`${CHUNKED}2\r\n[]\r\n0\r\n${"X: y\r\n".repeat(50_000)}`), "cannot be reached"],
	["answers with a tunnel", says("HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\n\r\n"), "cannot be reached"],
	["does not close its list", says(`${head(ENDED)}[${MODEL},`), "not closed"],
	["sends text in two bytes a letter", utf16, "not JSON"],
	["leads to a file", leads("file:///etc/passwd"), "another server"],
	["leads to a script", leads("javascript:attacked=1"), "another server"],
	[
		"leads to itself with a user",
		(socket) => leads(`http://a:b@127.0.0.1:${socket.localPort}/`)(socket),
		"another server",
	],
	["leads to itself again and again", leads("/api/models?again"), "more than 5 redirects"],
	["acts on the terminal with a status", says("HTTP/1.1 503 \u001b[2J\u202e\r\n\r\n{}"), "answered 503"],
	["acts on the terminal with an error", says(refusal), "answered 404"],
	["answers with a part", says("HTTP/1.1 206 Partial\r\nContent-Range: bytes 0-1/9\r\n\r\n[]"), "answered 206"],
	["sends more after its list", says(`${head(ENDED)}[${MODEL}] [${MODEL}]`), "not closed"],
])("a hub that %s is named, and left", async (_, answer, why) => {
	const { error } = await collect(openHub(await liar(answer), { tries: 1 }));
	expect(error).toBeInstanceOf(SourceError);
	expect(String(error)).toContain(why);
	expect(String(error)).not.toContain("undefined");
	// oxlint-disable-next-line no-control-regex -- these are what it looks for
	expect(String(error)).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]/);
});

test.each([
	["hints and no answer", hints],
	["a byte at a time", drip],
])("a hub that sends %s is left after its time", async (_, answer) => {
	const { error } = await collect(openHub(await liar(answer), { tries: 1, timeout: 500 }));
	expect(error).toBeInstanceOf(SourceError);
	expect(String(error)).toContain("no response in time");
});

test("a hub that sends a byte at a time is read, and costs no more for it", async () => {
	const chunks = [...`[${MODEL}]${" ".repeat(2_000)}`].map((byte) => `1\r\n${byte}\r\n`).join("");
	const url = await liar(says(`${CHUNKED}${chunks}0\r\n\r\n`));
	expect((await collect(openHub(url, { tries: 1 }))).records.map(({ id }) => id)).toEqual(["liar/model"]);
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
