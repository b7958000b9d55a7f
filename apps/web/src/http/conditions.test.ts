import { type Context, Hono } from "hono";
import { describe, expect, test, vi } from "vitest";
import { isHeld, isOtherVersion, lastModified, requestedRange, weakTag } from "./conditions.ts";

/** What `read` finds in a request with these headers. */
async function readFrom(headers: Record<string, string>, read: (context: Context) => unknown, method = "GET") {
	let found: unknown;
	const app = new Hono().get("/", (context) => {
		found = read(context);
		return context.body(null);
	});
	await app.request("/", { headers, method });
	return found;
}

describe("a body", () => {
	test.each([
		['"a"', {}, false],
		['"a"', { "If-None-Match": '"a"' }, true],
		['"a"', { "If-None-Match": 'W/"a"' }, true],
		['W/"a"', { "If-None-Match": '"a"' }, true],
		['W/"a"', { "If-None-Match": '"b", W/"a" ,"c"' }, true],
		['"a"', { "If-None-Match": "*" }, true],
		['"a"', { "If-None-Match": '"b", "c"' }, false],
		['"a"', { "If-None-Match": "a" }, false],
		['"a"', { "If-None-Match": "" }, false],
		// As fetch sends it.
		['"a"', { "If-None-Match": '"a"', "Cache-Control": "no-cache" }, true],
	])("with the tag %s, asked for with %j, is held: %s", async (etag, headers, expected) => {
		expect(await readFrom(headers, (context) => isHeld(context, etag))).toBe(expected);
	});

	test("has a weak tag of its content", () => {
		expect(weakTag("x")).toMatch(/^W\/"[\w-]{27}"$/);
		expect(weakTag(new TextEncoder().encode("x"))).toBe(weakTag("x"));
		expect(weakTag("y")).not.toBe(weakTag("x"));
	});
});

const WRITTEN = Date.parse("2026-11-21T12:00:00.700Z");
const NOON = "Sat, 21 Nov 2026 12:00:00 GMT";

const PART = { start: 2, end: 6 };

test.each([
	['"a"', {}, "GET", PART],
	['"a"', { "If-Range": '"a"' }, "GET", PART],
	['"a"', { "If-Range": '"b"' }, "GET", "whole"],
	['W/"a"', { "If-Range": 'W/"a"' }, "GET", "whole"],
	['"a"', { "If-Range": NOON }, "GET", PART],
	['W/"a"', { "If-Range": NOON }, "GET", PART],
	['"a"', { "If-Range": "Sat, 21 Nov 2026 11:59:59 GMT" }, "GET", "whole"],
	['"a"', { "If-Range": "Sat, 21 Nov 2026 12:00:01 GMT" }, "GET", "whole"],
	['"a"', { "If-Range": "2026-11-21T12:00:00Z" }, "GET", "whole"],
	['"a"', { Range: "bytes=10-" }, "GET", "none"],
	['"a"', {}, "HEAD", "whole"],
])("the range of a file with the tag %s, asked for with %j by %s, is %j", async (etag, headers, method, expected) => {
	const read = (context: Context): unknown => requestedRange(context, 10, { etag, modified: WRITTEN });
	expect(await readFrom({ Range: "bytes=2-5", ...headers }, read, method)).toEqual(expected);
});

test("a time names no version of a file whose answers have none", async () => {
	const headers = { Range: "bytes=2-5", "If-Range": NOON };
	expect(await readFrom(headers, (context) => requestedRange(context, 10, { etag: '"a"' }))).toBe("whole");
});

test("a file has a Last-Modified once the second of its last change is over", () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	try {
		vi.setSystemTime(WRITTEN + 299);
		expect(lastModified(WRITTEN)).toBeUndefined();
		vi.setSystemTime(WRITTEN + 300);
		expect(lastModified(WRITTEN)).toBe(NOON);
	} finally {
		vi.useRealTimers();
	}
});

test.each([
	[{}, false],
	[{ "If-Match": '"a"' }, false],
	[{ "If-Match": '"z", "a"' }, false],
	[{ "If-Match": '"earlier"' }, false],
	[{ "If-Match": "*" }, false],
	[{ "If-Match": '"z"' }, true],
	[{ "If-Match": 'W/"a"' }, true],
	[{ "If-Match": '"a"', "If-Unmodified-Since": "Fri, 20 Nov 2026 12:00:00 GMT" }, false],
	[{ "If-Unmodified-Since": "Sat, 21 Nov 2026 12:00:00 GMT" }, false],
	[{ "If-Unmodified-Since": "Sat, 21 Nov 2026 11:59:59 GMT" }, true],
	[{ "If-Unmodified-Since": "yesterday" }, false],
])("a file asked for with %j is another version: %s", async (headers, expected) => {
	expect(await readFrom(headers, (context) => isOtherVersion(context, ['"a"', '"earlier"'], WRITTEN))).toBe(expected);
});
