import type { Context } from "hono";
import { prefers } from "../http/accept.ts";
import { isHeld, weakTag } from "../http/conditions.ts";

const MARKDOWN = "text/markdown";

/** The ending of the address of a page as Markdown. */
const ENDING = ".md";

/** The last step of an address without the ending for Markdown; undefined where it has none. */
export function withoutEnding(step: string): string | undefined {
	return step.endsWith(ENDING) && step.length > ENDING.length ? step.slice(0, -ENDING.length) : undefined;
}

/** Whether a request prefers Markdown to HTML; that of a browser does not. */
export function prefersMarkdown(context: Context): boolean {
	return prefers(context, MARKDOWN, "text/html");
}

/** Sends a page as Markdown. `canonical` is the address of the same page in HTML. */
export function sendMarkdown(context: Context, text: string, canonical: string): Response {
	const etag = weakTag(text);
	const headers = {
		"Content-Type": `${MARKDOWN}; charset=utf-8`,
		"Cache-Control": "no-cache",
		ETag: etag,
		Link: `<${canonical}>; rel="canonical"`,
		Vary: "Accept, Accept-Encoding",
	};
	const held = isHeld(context, etag);
	return new Response(held ? null : text, { status: held ? 304 : 200, headers });
}

/** Marks an answer as one that is also sent as Markdown, by Accept. */
export function alsoMarkdown(answer: Response): Response {
	answer.headers.append("Vary", "Accept");
	return answer;
}
