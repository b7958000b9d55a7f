import { createHash } from "node:crypto";
import type { Context } from "hono";
import { accepts } from "hono/accepts";

const MARKDOWN = "text/markdown";

/** The ending of an address that asks for a page as Markdown. */
const ENDING = ".md";

/** A last step of an address without the ending that asks for Markdown; undefined where it has none. */
export function withoutEnding(step: string): string | undefined {
	return step.endsWith(ENDING) && step.length > ENDING.length ? step.slice(0, -ENDING.length) : undefined;
}

/** Whether who asks would rather have Markdown than HTML; a browser would not. */
export function prefersMarkdown(context: Context): boolean {
	const supports = ["text/html", MARKDOWN];
	return accepts(context, { header: "Accept", supports, default: "text/html" }) === MARKDOWN;
}

/** Sends a page as Markdown. `canonical` is the page that it says the same as. */
export function sendMarkdown(context: Context, text: string, canonical: string): Response {
	const tag = `W/"${createHash("sha1").update(text).digest("base64url")}"`;
	const headers = {
		"Content-Type": `${MARKDOWN}; charset=utf-8`,
		"Cache-Control": "no-cache",
		ETag: tag,
		Link: `<${canonical}>; rel="canonical"`,
		Vary: "Accept, Accept-Encoding",
	};
	const held = context.req.header("If-None-Match")?.split(",") ?? [];
	const known = held.some((one) => one.trim() === tag);
	return new Response(known ? null : text, { status: known ? 304 : 200, headers });
}

/** A page that the same address also gives as Markdown. */
export function alsoMarkdown(answer: Response): Response {
	answer.headers.append("Vary", "Accept");
	return answer;
}
