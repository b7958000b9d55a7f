import { createHash } from "node:crypto";
import { located, served } from "../base/basePath.ts";
import { links } from "../base/links.ts";
import { ATTRIBUTES } from "../embed/ask.ts";
import { escapeHtml } from "../base/escapeHtml.ts";
import { weakTag } from "../http/conditions.ts";
import type { Route } from "../site/site.ts";

/** `/embed?model=…`: the element alone on a page, which other sites may show in a frame. It says nothing that its address does not. */
export const frame: Route = (app) => {
	app.get(served(links.frame()), (context) => {
		const html = pageOf(new URL(context.req.url).searchParams);
		return context.html(html, 200, { ...HEADERS, ETag: weakTag(html) });
	});
};

const STYLE = "html{background:transparent}body{margin:0}vitrine-snippet{margin:0}";

/** The only page that other sites may frame. It has no form, and its only script is the element. */
const HEADERS = {
	"Cache-Control": "no-cache",
	"X-Robots-Tag": "noindex",
	"Content-Security-Policy": [
		"default-src 'none'",
		"script-src 'self'",
		`style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
		"connect-src 'self'",
		"form-action 'none'",
		"base-uri 'none'",
		"frame-ancestors *",
	].join("; "),
};

/** UTF-16 units of an attribute; the API takes no longer id. */
const LONGEST = 1_000;

function pageOf(query: URLSearchParams): string {
	const attributes = ATTRIBUTES.filter((name) => name !== "site").flatMap((name) => {
		const value = query.get(name)?.slice(0, LONGEST).toWellFormed();
		return value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`];
	});
	return [
		'<!doctype html><html lang="en"><head><meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
		`<title>Code for a model · Vitrine</title><style>${STYLE}</style>`,
		`<script src="${located("/embed.js")}" async></script></head>`,
		`<body><main><vitrine-snippet${attributes.join("")}>`,
		"<noscript>The code is shown with JavaScript.</noscript></vitrine-snippet></main></body></html>",
	].join("");
}
