import type { Context } from "hono";

/**
 * Says where the next page is: this address with another cursor, on the host that the client spoke to. Behind a proxy
 * that speaks TLS for us, X-Forwarded-Proto says so.
 */
export function linkNext(context: Context, cursor: string): void {
	const next = new URL(context.req.url);
	if (context.req.header("X-Forwarded-Proto")?.split(",")[0]?.trim() === "https") next.protocol = "https:";
	next.searchParams.set("cursor", cursor);
	context.header("Link", `<${next.href}>; rel="next"`);
}

/** A value as an opaque cursor. */
export function cursorFor(value: unknown): string {
	return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** The value of a cursor; undefined where it is none. */
export function readCursor(cursor: string): unknown {
	try {
		return JSON.parse(Buffer.from(cursor, "base64url").toString());
	} catch {
		return undefined;
	}
}
