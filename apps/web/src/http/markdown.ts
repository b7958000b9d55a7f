import type { Context } from "hono";
import { prefers } from "./accept.ts";
import { sendText } from "./formats.ts";

const MARKDOWN = "text/markdown";

/** Whether a request prefers Markdown to HTML; that of a browser does not. */
export function prefersMarkdown(context: Context): boolean {
	return prefers(context, MARKDOWN, "text/html");
}

/** Sends a page as Markdown. `canonical` is the address of the same page in HTML. */
export function sendMarkdown(context: Context, text: string, canonical: string): Response {
	return sendText(context, MARKDOWN, text, canonical);
}
