import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Context, Hono } from "hono";
import { ICON } from "../ui/icon.ts";
import { type AssetFile, type Assets, readBelow } from "./assets.ts";

const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

/** Pictures and sounds of the demos, beside the catalogue that names them. */
const media = join(dirname(createRequire(import.meta.url).resolve("@vitrine/catalogue")), "../media");

/** Answers for what is not a page: the built client (its names change with its contents), demo media, the icon. */
export function serveFiles(app: Hono, assets: Assets): void {
	app.get("/assets/*", async (context) => send(context, await assets.file(context.req.path), FOREVER));
	app.get("/media/:file", async (context) => send(context, await readBelow(media, context.req.param("file")), AN_HOUR));
	app.get("/icon.svg", (context) =>
		context.body(ICON, 200, { "Content-Type": "image/svg+xml", "Cache-Control": AN_HOUR }),
	);
	app.get("/favicon.ico", (context) => context.redirect("/icon.svg", 301));
	app.get("/robots.txt", (context) => context.text("User-agent: *\nAllow: /\n"));
}

function send(context: Context, file: AssetFile | undefined, caching: string): Response | Promise<Response> {
	if (file === undefined) return context.notFound();
	const tag = `W/"${createHash("sha1").update(file.bytes).digest("base64url")}"`;
	context.header("Cache-Control", caching);
	context.header("ETag", tag);
	if (context.req.header("If-None-Match") === tag) return context.body(null, 304);
	return ranged(context, file);
}

/** Sends a file or the part of it that was asked for: players of sound ask for parts. */
function ranged(context: Context, { bytes, type }: AssetFile): Response {
	context.header("Content-Type", type);
	context.header("Accept-Ranges", "bytes");
	const asked = /^bytes=(\d+)-(\d*)$/.exec(context.req.header("Range") ?? "");
	if (asked === null) return context.body(bytes);
	const from = Number(asked[1]);
	const to = Math.min(asked[2] ? Number(asked[2]) : bytes.length - 1, bytes.length - 1);
	if (from > to) return context.body(null, 416, { "Content-Range": `bytes */${bytes.length}` });
	return context.body(bytes.slice(from, to + 1), 206, { "Content-Range": `bytes ${from}-${to}/${bytes.length}` });
}
