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
