import { describe, expect, it } from "vitest";
import type { RecordedRequest } from "../recorder/exchange.ts";
import { difference } from "./difference.ts";
import { comparable } from "./request.ts";
import { transcriptOf } from "./transcript.ts";

const request = (more: Partial<RecordedRequest> = {}): RecordedRequest => ({
	method: "POST",
	url: "https://api.provider.example/v1/x?a=1",
	headers: { host: "api.provider.example", authorization: "Bearer one", "content-type": "application/json" },
	body: Buffer.from('{"a": 1, "b": [true, null, "ü"]}'),
	...more,
});

const withHeader = (name: string, value: string): RecordedRequest =>
	request({ headers: { ...request().headers, [name]: value } });

const against = (sent: RecordedRequest): string | undefined => difference(comparable(sent), comparable(request()));

const sound = (body: Buffer): RecordedRequest => request({ headers: { "content-type": "audio/flac" }, body });

const form = (boundary: string, ...parts: readonly string[]): RecordedRequest => ({
	...request({ headers: { "content-type": `multipart/form-data; boundary=${boundary}` } }),
	body: Buffer.from(parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("") + `--${boundary}--\r\n`),
});

const file = (name: string, content: string): string =>
	`Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: audio/flac\r\n\r\n${content}`;

describe("two requests", () => {
	it.each([
		[
			"another order of keys, other spaces and escapes",
			request({ body: Buffer.from('{"b":[true,null,"\\u00fc"],"a":1.0}') }),
		],
		["another library", withHeader("user-agent", "other/2")],
		["parameters of the content type", withHeader("content-type", "Application/JSON; charset=utf-8")],
		["any language", withHeader("accept-language", "*")],
	])("are equal with %s", (_, sent) => {
		expect(against(sent)).toBeUndefined();
	});

	it.each([
		["the method", request({ method: "PUT" }), /^method: "PUT", where the SDK sends "POST"$/],
		["the path", request({ url: "https://api.provider.example/v2/x?a=1" }), /^url/],
		["the query", request({ url: "https://api.provider.example/v1/x" }), /^url/],
		["the scheme", request({ url: "http://api.provider.example/v1/x?a=1" }), /^url/],
		["the token", withHeader("authorization", "Bearer two"), /^header authorization: "Bearer two"/],
		["the scheme of the authorization", withHeader("authorization", "one"), /^header authorization/],
		["the type", withHeader("content-type", "text/plain"), /^header content-type/],
		["who is billed", withHeader("x-hf-bill-to", "acme"), /^header x-hf-bill-to: "acme", where the SDK sends nothing/],
		["a number as text", request({ body: Buffer.from('{"a":"1","b":[true,null,"ü"]}') }), /^body\.a: "1".*sends 1$/],
		["a list", request({ body: Buffer.from('{"a":1,"b":[true,null]}') }), /^body\.b\.2: nothing/],
		["null for nothing", request({ body: Buffer.from('{"a":1,"b":[true,null,"ü"],"c":null}') }), /^body\.c: null/],
		["JSON in a string", request({ body: Buffer.from(JSON.stringify('{"a":1}')) }), /^body/],
		["broken JSON", request({ body: Buffer.from("{") }), /^kind of body/],
	])("differ in %s", (_, sent, message) => {
		expect(against(sent)).toMatch(message);
	});

	it("are compared byte for byte if they are not JSON", () => {
		const [one, same, other] = [
			[0, 255, 10],
			[0, 255, 10],
			[0, 255, 13],
		].map((list) => comparable(sound(Buffer.from(list))));
		expect(difference(one!, same!)).toBeUndefined();
		expect(difference(one!, other!)).toMatch(/^body/);
	});

	it("are compared field by field if they are forms, without their boundaries and file names", () => {
		const field = 'Content-Disposition: form-data; name="model"\r\n\r\nacme/model';
		const expected = comparable(form("b1", file("audio.flac", "a\r\nb"), field));
		const compared = (sent: RecordedRequest): string | undefined => difference(comparable(sent), expected);
		expect(compared(form("other", field, file("sample1.flac", "a\r\nb")))).toBeUndefined();
		expect(compared(form("b1", file("audio.flac", "a\nb"), field))).toMatch(/^body\.0\.content/);
		expect(compared(form("b1", file("audio.wav", "a\r\nb"), field))).toMatch(/extension: "wav"/);
		expect(compared(form("b1", file("audio.flac", "a\r\nb")))).toMatch(/^body\.1/);
	});
});

it("a transcript has the call, each poll once, and the downloads, without what a client looks up at the hub", () => {
	const get = (url: string): RecordedRequest => request({ method: "GET", url, body: Buffer.alloc(0) });
	const poll = get("https://queue.provider.example/job/status");
	const download = get("https://results.provider.example/result/image");
	const requests = [get("https://huggingface.co/api/models/acme/model"), request(), poll, poll, download];
	const { calls, polls, downloads } = transcriptOf(requests, true);
	expect([calls.length, polls.map(({ url }) => url), downloads.length]).toEqual([1, [poll.url], 1]);
	expect(polls[0]!.headers).not.toHaveProperty("content-type");
	expect(transcriptOf(requests, false).polls).toHaveLength(2);
});
