import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { isHeld, weakTag } from "./conditions.ts";

/** The formats of a page, and what a request calls each. */
export type Format = "html" | "markdown" | "json";

const TYPES: Readonly<Record<Format, string>> = {
	html: "text/html",
	markdown: "text/markdown",
	json: "application/json",
};

const FORMATS = Object.keys(TYPES) as readonly Format[];

/** The format that a request ranks highest in its Accept header; HTML for a browser, a wildcard or none. */
export function preferredFormat(context: Context): Format {
	const supports = [TYPES.html, TYPES.markdown, TYPES.json];
	const type = accepts(context, { header: "Accept", supports, default: TYPES.html });
	return FORMATS.find((format) => TYPES[format] === type) ?? "html";
}

/** The endings of addresses of a page in other formats. */
const ENDINGS: readonly (readonly [ending: string, format: Format])[] = [
	[".md", "markdown"],
	[".json", "json"],
];

/** The last step of an address without the ending of a format, and the format; undefined where it has none. */
export function withoutEnding(step: string): { readonly name: string; readonly format: Format } | undefined {
	const found = ENDINGS.find(([ending]) => step.endsWith(ending) && step.length > ending.length);
	return found && { name: step.slice(0, -found[0].length), format: found[1] };
}

/** Marks an answer as one that has other formats, by Accept. */
export function alsoFormats(answer: Response): Response {
	answer.headers.append("Vary", "Accept");
	return answer;
}

/** Sends the data of a page as JSON. `canonical` is the address of the page. */
export function sendJson(context: Context, value: object, canonical: string): Response {
	return sendText(context, TYPES.json, `${JSON.stringify(value, undefined, "\t")}\n`, canonical);
}

/** Sends a page in a format of this media type; 304 where the client has it. */
export function sendText(context: Context, type: string, text: string, canonical: string): Response {
	const etag = weakTag(text);
	const headers = {
		"Content-Type": `${type}; charset=utf-8`,
		"Cache-Control": "no-cache",
		ETag: etag,
		Link: `<${canonical}>; rel="canonical"`,
		Vary: "Accept, Accept-Encoding",
	};
	const held = isHeld(context, etag);
	return new Response(held ? null : text, { status: held ? 304 : 200, headers });
}
