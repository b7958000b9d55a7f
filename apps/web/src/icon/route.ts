import type { Context, Hono } from "hono";
import { PREVIEW } from "../site/preview.ts";
import { previewPng } from "./preview.ts";
import { ico, png } from "./raster.ts";
import { ICON } from "./svg.ts";

const CACHING = "public, max-age=86400";

/** The icons of the site (SVG, ICO, and PNG for phones), and the image of link previews. */
export function serveIcons(app: Hono): void {
	const preview = previewPng();
	app.get("/icon.svg", (context) => send(context, ICON, "image/svg+xml"));
	app.get("/favicon.ico", (context) => send(context, favicon(), "image/x-icon"));
	app.get("/apple-touch-icon.png", (context) => send(context, tile(), "image/png"));
	app.get(PREVIEW.path, (context) => send(context, preview, "image/png"));
}

let small: Uint8Array<ArrayBuffer> | undefined;
let large: Uint8Array<ArrayBuffer> | undefined;

/** Drawn when they are first requested: most processes that have the route are never asked for them. */
const favicon = (): Uint8Array<ArrayBuffer> => (small ??= new Uint8Array(ico([16, 32, 48])));
const tile = (): Uint8Array<ArrayBuffer> => (large ??= new Uint8Array(png(180, 26 / 180)));

function send(context: Context, body: string | Uint8Array<ArrayBuffer>, type: string): Response {
	return context.body(body, 200, { "Content-Type": type, "Cache-Control": CACHING });
}
