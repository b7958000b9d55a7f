import type { Index } from "@vitrine/search";
import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { encodingFor } from "../../http/accept.ts";
import { encodeQuickly, type Encoding } from "../../http/compress.ts";
import { bytesOf } from "../../http/known.ts";
import { isHeld } from "../../http/conditions.ts";
import { originOf } from "../../http/origin.ts";
import type { Reader } from "../../site/reader.ts";
import { viewKey } from "./views.ts";
import type { Config } from "../../site/config.ts";
import { ifAnswered, within } from "../../data/patience.ts";
import type { Measures } from "../metrics/measures.ts";

/** Milliseconds that a page may lag behind the files of a folder, and "3 d ago" behind the clock; it never lags behind the index. */
const LIFETIME = 5_000;

/** Bytes of cached pages, as they are sent. */
const ROOM = 32 * 1024 * 1024;

/** A page as it is sent, and the state of the index that it shows. */
interface CachedPage {
	readonly generation: string;
	/** When it expires, on the clock of `performance.now`, which is never set. */
	readonly until: number;
	readonly etag: string;
	readonly headers: [string, string][];
	readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * Caches the most requested pages, encoded as they are sent, and answers 304 where the client has a page already. A page
 * is cached by its whole address until the index changes. Nothing is cached while the index does not answer.
 */
export function cachePages(index: Index, config: Pick<Config, "origin">, measures?: Measures): MiddlewareHandler {
	const pages = new LRUCache<string, CachedPage>({ maxSize: ROOM });
	measures?.cache("pages", () => ({ bytes: pages.calculatedSize, entries: pages.size }));
	const generationNow = onceARound(() => generationOf(index));
	return async (context, next) => {
		if (context.req.method !== "GET" && context.req.method !== "HEAD") return next();
		const encoding = encodingFor(context.req.header("Accept-Encoding"));
		const key = keyOf(context, encoding, originOf(context, config));
		const generation = await generationNow();
		if (generation === undefined) return next();
		const known = pages.get(key);
		if (known !== undefined && known.generation === generation && known.until > performance.now())
			return answer(context, known);
		await next();
		if (!isPage(context.res)) return;
		const page = { generation, until: performance.now() + LIFETIME, ...(await encoded(context.res, encoding)) };
		pages.set(key, page, { size: key.length + page.body.length });
		// Hono would add the headers of the earlier answer.
		context.res = undefined;
		context.res = answer(context, page);
	};
}

/** Milliseconds that a request waits for the generation of the index. */
const PATIENCE = 1000;

/** Undefined where the index does not answer: pages that do not need it are served anyway. */
function generationOf(index: Index): Promise<string | undefined> {
	return ifAnswered(within(PATIENCE, index.generation()));
}

/** Requests that are read in one round of the event loop share an answer: nothing of the index is seen to change within it. */
function onceARound<T>(ask: () => T): () => T {
	let answer: { readonly value: T } | undefined;
	return () => {
		if (answer === undefined) {
			answer = { value: ask() };
			setImmediate(() => (answer = undefined));
		}
		return answer.value;
	};
}

/** Everything in a request that a page may depend on; Accept decides between HTML and Markdown. */
function keyOf(context: Context, encoding: Encoding, origin: string): string {
	const { req } = context;
	return JSON.stringify([encoding, acceptKey(req.header("Accept")), origin, req.url, readerKey(context.var.reader)]);
}

/** An Accept header; those of browsers, which differ in the images that they read, are the same. */
const acceptKey = (accept: string | undefined): string | undefined =>
	accept !== undefined && OF_BROWSERS.test(accept) ? "text/html" : accept;

const OF_BROWSERS =
	/^text\/html,application\/xhtml\+xml(,(application\/xml|image\/[a-z0-9+*]+|\*\/\*|application\/signed-exchange)(;[a-z0-9=.]+)*)*$/;

/** What of a reader a page depends on: what it sees, and its name, which the header shows. */
const readerKey = ({ owners, name, by }: Reader): string => `${viewKey(owners)} ${by ?? ""} ${name ?? ""}`;

/** Whether an answer is a whole page with a tag, as `site.page` makes it. */
function isPage({ status, headers }: Response): boolean {
	return status === 200 && headers.has("ETag") && (headers.get("Content-Type") ?? "").startsWith("text/html");
}

async function encoded(page: Response, wanted: Encoding): Promise<Pick<CachedPage, "etag" | "headers" | "body">> {
	const { bytes, encoding } = await encodeQuickly(await bytesOf(page), wanted);
	const headers = [...page.headers].filter(([name]) => name !== "content-length");
	if (encoding !== "identity") headers.push(["content-encoding", encoding]);
	headers.push(["content-length", String(bytes.length)]);
	return { etag: page.headers.get("ETag") ?? "", headers, body: bytes };
}

function answer(context: Context, { etag, headers, body }: CachedPage): Response {
	if (!isHeld(context, etag)) return new Response(body, { headers: [...headers] });
	const kept = headers.filter(([name]) => !name.startsWith("content-") || name === "content-security-policy");
	return new Response(null, { status: 304, headers: kept });
}
