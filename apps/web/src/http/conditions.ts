import { hash } from "node:crypto";
import type { ByteRange } from "@vitrine/sources";
import fresh from "fresh";
import type { Context } from "hono";
import { rangeOf } from "./range.ts";

/** The tag of a body that is sent in several encodings. */
export function weakTag(body: string | Uint8Array): string {
	return `W/"${hash("sha1", body, "base64url")}"`;
}

/** Whether If-None-Match says that the client has the body with this tag. */
export function isHeld(context: Context, etag: string): boolean {
	// Only this header: `fetch` adds `Cache-Control: no-cache` to a request that sets it, and `fresh` would then answer no.
	return fresh({ "if-none-match": context.req.header("If-None-Match") }, { etag });
}

/** Whether If-Modified-Since names a time at which a file was as it is now; If-None-Match takes precedence. */
export function isUnmodified(context: Context, modified: number): boolean {
	const since = Date.parse(context.req.header("If-Modified-Since") ?? "");
	return context.req.header("If-None-Match") === undefined && Math.floor(modified / 1000) * 1000 <= since;
}

/**
 * Whether If-Match names none of the tags of a file, or If-Unmodified-Since a time before it was last written: a client that
 * has a part of another version asks so for the rest.
 */
export function isOtherVersion(context: Context, tags: readonly string[], modified: number): boolean {
	const match = context.req.header("If-Match");
	if (match !== undefined) return match.trim() !== "*" && !match.split(",").some((tag) => tags.includes(tag.trim()));
	const since = Date.parse(context.req.header("If-Unmodified-Since") ?? "");
	return Math.floor(modified / 1000) * 1000 > since;
}

/** What names a version of a file: its tag, and milliseconds of its last change if answers have a Last-Modified. */
interface Version {
	readonly etag: string;
	readonly modified?: number;
}

/** The range of a file that a request asks for; `whole` where If-Range names another version of it, and for HEAD. */
export function requestedRange(context: Context, size: number, version: Version): ByteRange | "whole" | "none" {
	if (context.req.method === "HEAD" || !isCurrent(context.req.header("If-Range"), version)) return "whole";
	return rangeOf(context.req.header("Range"), size);
}

/** Whether If-Range is absent or names this version: by its tag, unless that is weak, or by exactly its Last-Modified. */
function isCurrent(named: string | undefined, { etag, modified }: Version): boolean {
	if (named === undefined || (named === etag && !etag.startsWith("W/"))) return true;
	return modified !== undefined && named === lastModified(modified);
}

/**
 * The Last-Modified of a file; undefined in the second of its last change, in which it may change again, and for a time to
 * come. So no two versions that clients have got share a time, and a part of one is never joined with a part of another.
 */
export function lastModified(modified: number): string | undefined {
	const second = Math.floor(modified / 1000) * 1000;
	return second + 1000 <= Date.now() ? new Date(second).toUTCString() : undefined;
}
