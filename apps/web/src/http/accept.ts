import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { parseAccept } from "hono/utils/accept";
import type { Encoding } from "./compress.ts";

/** Whether a request ranks one media type above another in its Accept header; without a header it does not. */
export function prefers(context: Context, type: string, other: string): boolean {
	return accepts(context, { header: "Accept", supports: [other, type], default: other }) === type;
}

/** Whether a request names a media type in its Accept header; a wildcard does not count. */
export function names(context: Context, type: string): boolean {
	return accepted(context.req.header("Accept")).has(type);
}

/** The type that an Accept header ranks highest, the first of equals; undefined if it accepts none. Without a header, the first. */
export function bestType<T extends string>(header: string | undefined, types: readonly [T, ...T[]]): T | undefined {
	if (header === undefined || header.trim() === "") return types[0];
	const ranges = parseAccept(header.slice(0, LONGEST));
	const ranked = types.map((type) => ({ type, q: qualityOf(type, ranges) })).toSorted((a, b) => b.q - a.q);
	return ranked.find(({ q }) => q > 0)?.type;
}

/** Characters of the header that are read. */
const LONGEST = 2_000;

type Range = ReturnType<typeof parseAccept>[number];

/** The quality that the most specific range for a type has; 0 without any. */
function qualityOf(type: string, ranges: readonly Range[]): number {
	const family = `${type.slice(0, type.indexOf("/"))}/*`;
	const found = [type, family, "*/*"].map((name) => ranges.find((range) => range.type.toLowerCase() === name));
	return found.find((range) => range !== undefined)?.q ?? 0;
}

/** The smallest encoding that an Accept-Encoding header allows. */
export function encodingFor(header: string | undefined): Encoding {
	const allowed = accepted(header);
	return allowed.has("br") ? "br" : allowed.has("gzip") ? "gzip" : "identity";
}

/** The values in a header of this family, in lower case, without those refused by `q=0`. */
function accepted(header = ""): ReadonlySet<string> {
	const allowed = parseAccept(header).filter(({ q }) => q > 0);
	return new Set(allowed.map(({ type }) => type.toLowerCase()));
}
