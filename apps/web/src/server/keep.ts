import type { Index } from "@vitrine/search";
import type { Context, MiddlewareHandler } from "hono";
import { Lru } from "../highlight/lru.ts";
import { encode, type Encoding, encodingFor } from "../http/encoding.ts";
import { originOf } from "../http/origin.ts";
import { ifAnswered, within } from "../data/patience.ts";

/** Milliseconds that a page may lag behind the files of a folder, and "3 d ago" behind the clock; never behind the index. */
const LIFETIME = 5_000;

/** Bytes of pages that are kept, as they are sent. */
const ROOM = 32 * 1024 * 1024;

/** A page as it was sent, and what it was made under. */
interface Kept {
	readonly generation: string;
	readonly until: number;
	readonly headers: readonly (readonly [string, string])[];
	readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * Keeps the pages that are asked for most, encoded as they are sent, and answers 304 to those who hold one already.
 * A page is kept under its whole address, and drawn anew once the index has changed; none is kept while the index does not answer.
 */
export function keepPages(index: Index): MiddlewareHandler {
	const pages = new Lru<Kept>(ROOM);
	return async (context, next) => {
		if (context.req.method !== "GET" && context.req.method !== "HEAD") return next();
		const encoding = encodingFor(context.req.header("Accept-Encoding"));
		const key = keyOf(context, encoding);
		const generation = await generationOf(index);
		if (generation === undefined) return next();
		const known = pages.get(key);
		if (known !== undefined && known.generation === generation && known.until > Date.now())
			return answer(context, known);
		await next();
		if (!isPage(context.res)) return;
		const kept = { generation, until: Date.now() + LIFETIME, ...(await packed(context.res, encoding)) };
		pages.set(key, kept, key.length + kept.body.length);
		// Hono would add the headers of the answer that is there.
		context.res = undefined;
		context.res = answer(context, kept);
	};
}

/** Milliseconds that a page waits to learn whether it is kept. */
const PATIENCE = 1000;

/** Undefined where the index cannot say: pages that need none are drawn all the same. */
function generationOf(index: Index): Promise<string | undefined> {
	return ifAnswered(within(PATIENCE, index.generation()));
}

/** All of a request that a page may depend on: the same address gives Markdown to those who prefer that. */
function keyOf(context: Context, encoding: Encoding): string {
	const { req } = context;
	return JSON.stringify([encoding, req.header("Accept"), originOf(context), req.url]);
}

/** A whole page with a tag, as `site.page` makes it. */
function isPage({ status, headers }: Response): boolean {
	return status === 200 && headers.has("ETag") && (headers.get("Content-Type") ?? "").startsWith("text/html");
}

async function packed(page: Response, wanted: Encoding): Promise<Pick<Kept, "headers" | "body">> {
	const { bytes, encoding } = await encode(new Uint8Array(await page.arrayBuffer()), wanted);
	const headers = [...page.headers].filter(([name]) => name !== "content-length");
	if (encoding !== "identity") headers.push(["content-encoding", encoding]);
	return { headers: [...headers, ["content-length", String(bytes.length)]], body: bytes };
}

function answer(context: Context, { headers, body }: Kept): Response {
	const tag = headers.find(([name]) => name === "etag")?.[1];
	if (!holds(context.req.header("If-None-Match"), tag))
		return new Response(body, { headers: [...headers] as [string, string][] });
	const about = headers.filter(([name]) => !name.startsWith("content-") || name === "content-security-policy");
	return new Response(null, { status: 304, headers: [...about] as [string, string][] });
}

/** Whether the reader already has what carries this tag. */
function holds(held: string | undefined, tag: string | undefined): boolean {
	return held !== undefined && held.split(",").some((one) => one.trim() === tag || one.trim() === "*");
}
