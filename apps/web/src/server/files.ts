import { createHash } from "node:crypto";
import type { Context, Hono } from "hono";
import { serveIcons } from "../icon/route.ts";
import { type AssetFile, type Assets, readBelow } from "./assets.ts";
import { encode, type Encoding, encodingFor, THOROUGH } from "../http/encoding.ts";
import { mediaFolder } from "../data/media.ts";

const FOREVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

/** Answers for what is not a page: the built client (its names change with its contents), demo media, the icons. */
export function serveFiles(app: Hono, assets: Assets): void {
	const packed = packer();
	app.get("/assets/*", async (context) => {
		const file = await assets.file(context.req.path);
		if (file === undefined || !TEXT.test(file.type)) return send(context, file, FOREVER);
		const { bytes, encoding } = await packed(file, encodingFor(context.req.header("Accept-Encoding")));
		const coded = encoding !== "identity" && { "Content-Encoding": encoding };
		const headers = { "Content-Type": file.type, "Cache-Control": FOREVER, ETag: tagOf(file), Vary: "Accept-Encoding" };
		if (context.req.header("If-None-Match") === headers.ETag) return context.body(null, 304, headers);
		return context.body(bytes, 200, { ...headers, ...coded });
	});
	app.get("/media/:file", async (context) =>
		send(context, await readBelow(mediaFolder, context.req.param("file")), AN_HOUR),
	);
	serveIcons(app);
}

/** What gets smaller when it is encoded. */
const TEXT = /^(?:text\/|application\/json|image\/svg)/;

type Packed = ReturnType<typeof encode>;

/** Encodes the files of the build, each once. */
function packer(): (file: AssetFile, encoding: Encoding) => Packed {
	const known = new WeakMap<AssetFile, Map<Encoding, Packed>>();
	return (file, encoding) => {
		const encodings = known.get(file) ?? new Map<Encoding, Packed>();
		known.set(file, encodings);
		const found = encodings.get(encoding) ?? encode(file.bytes, encoding, THOROUGH);
		encodings.set(encoding, found);
		return found;
	};
}

const tagOf = ({ bytes }: AssetFile): string => `W/"${createHash("sha1").update(bytes).digest("base64url")}"`;

function send(context: Context, file: AssetFile | undefined, caching: string): Response | Promise<Response> {
	if (file === undefined) return context.notFound();
	const tag = tagOf(file);
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
