import { Hono } from "hono";
import { expect, test } from "vitest";
import { encodingFor, names, prefers } from "./accept.ts";

test.each([
	[undefined, "identity"],
	["", "identity"],
	["deflate", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["GZIP;q=0.5", "gzip"],
	["br;q=0, gzip", "gzip"],
	["br;q=0.0", "identity"],
])("for Accept-Encoding: %s the encoding is %s", (header, expected) => {
	expect(encodingFor(header)).toBe(expected);
});

test.each([
	[undefined, false, false],
	["text/html,*/*;q=0.8", false, false],
	["text/markdown", true, true],
	["text/markdown;q=0.5, text/html", true, false],
	["text/html;q=0.5, TEXT/MARKDOWN", true, true],
	["text/markdown;q=0, */*", false, false],
])("Accept: %s names Markdown: %s, prefers it: %s", async (header, named, preferred) => {
	const app = new Hono().get("/", (context) =>
		context.json([names(context, "text/markdown"), prefers(context, "text/markdown", "text/html")]),
	);
	const answer = await app.request("/", { headers: header === undefined ? {} : { Accept: header } });
	expect(await answer.json()).toEqual([named, preferred]);
});
