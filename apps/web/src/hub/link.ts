import { crc32 } from "node:zlib";
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

/** A value as an opaque cursor of what was asked; a sum tells when it comes with another question, or a bit of it was changed. */
export function cursorFor(value: unknown, asked: unknown): string {
	return Buffer.from(JSON.stringify([value, sumOf(value, asked)])).toString("base64url");
}

/** The value of a cursor; undefined where it is none, belongs to another question, or was changed. */
export function readCursor(cursor: string, asked: unknown): unknown {
	const bytes = Buffer.from(cursor, "base64url");
	if (bytes.toString("base64url") !== cursor) return undefined;
	try {
		const [value, sum] = JSON.parse(bytes.toString()) as readonly unknown[];
		return sum === sumOf(value, asked) ? value : undefined;
	} catch {
		return undefined;
	}
}

const sumOf = (value: unknown, asked: unknown): number => crc32(JSON.stringify([value, asked]));
