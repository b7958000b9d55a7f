import { join } from "node:path";
import type { Context, Hono, Next } from "hono";
import { root } from "../../data/root.ts";
import { encodingFor } from "../../http/accept.ts";
import { isHeld, requestedRange, weakTag } from "../../http/conditions.ts";
import { contentRange } from "../../http/range.ts";
import { serveIcons } from "../../icon/route.ts";
import { type AssetFile, type Assets, EMBED } from "../assets.ts";
import { DOCS_IMAGES, mediaFolder } from "../../data/media.ts";
import { compressor } from "./compressor.ts";
import { readBelow } from "./readBelow.ts";

const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

/** Addresses whose files are those of a folder. */
const FOLDERS: readonly (readonly [path: string, folder: string])[] = [
	["/media", mediaFolder],
	["/docs/images", join(root, DOCS_IMAGES)],
];

/**
 * Serves everything that is not a page: the built client, whose names change with its contents, demo media, images of the docs, and icons. A file
 * that does not exist is for the next route.
 */
export function serveFiles(app: Hono, assets: Assets): void {
	const compressed = compressor();
	void ahead(assets, compressed);
	const sendBuilt = async (context: Context, next: Next, caching: string): Promise<Response | void> => {
		const file = await assets.file(context.req.path);
		if (file === undefined) return next();
		if (!TEXT.test(file.type)) return send(context, file, caching);
		const { bytes, encoding } = await compressed(file, encodingFor(context.req.header("Accept-Encoding")));
		const coded = encoding !== "identity" && { "Content-Encoding": encoding };
		const etag = weakTag(file.bytes);
		const headers = { "Content-Type": file.type, "Cache-Control": caching, ETag: etag, Vary: "Accept-Encoding" };
		if (isHeld(context, etag)) return context.body(null, 304, headers);
		return context.body(bytes, 200, { ...headers, ...coded });
	};
	app.get("/assets/*", (context, next) => sendBuilt(context, next, FOREVER));
	// Pages of other sites load it, also those that are isolated from other origins.
	app.get(EMBED, (context, next) => {
		context.header("Cross-Origin-Resource-Policy", "cross-origin");
		context.header("Access-Control-Allow-Origin", "*");
		return sendBuilt(context, next, AN_HOUR);
	});
	for (const [path, folder] of FOLDERS)
		app.get(`${path}/:file`, async (context, next) => {
			const file = await readBelow(folder, context.req.param("file"));
			return file === undefined ? next() : send(context, file, AN_HOUR);
		});
	serveIcons(app);
}

/** Compresses what every first visit asks for before anyone does: it takes a tenth of a second. */
async function ahead({ script, styles, file }: Assets, compressed: ReturnType<typeof compressor>): Promise<void> {
	for (const path of [...styles, script]) {
		const found = await file(path);
		if (found !== undefined) await compressed(found, "br");
	}
}

/** Content types that compress well. */
const TEXT = /^(?:text\/|application\/json|image\/svg)/;

function send(context: Context, file: AssetFile, caching: string): Response {
	const etag = weakTag(file.bytes);
	context.header("Cache-Control", caching);
	context.header("ETag", etag);
	return isHeld(context, etag) ? context.body(null, 304) : sendRange(context, file, etag);
}

/** Sends a file, or the requested part: audio players request parts. */
function sendRange(context: Context, { bytes, type }: AssetFile, etag: string): Response {
	const size = bytes.length;
	const range = requestedRange(context, size, { etag });
	context.header("Content-Type", type);
	context.header("Accept-Ranges", "bytes");
	if (range === "whole") return context.body(bytes);
	if (range === "none") return context.body(null, 416, { "Content-Range": contentRange(size) });
	return context.body(bytes.slice(range.start, range.end), 206, { "Content-Range": contentRange(size, range) });
}
