import { crc32 } from "node:zlib";

/** An opaque cursor with a value. Its checksum covers the query as well, so it is valid for that query only. */
export function cursorFor(value: unknown, query: unknown): string {
	return Buffer.from(JSON.stringify([value, sumOf(value, query)])).toString("base64url");
}

/** The value of a cursor; undefined where it is malformed, was changed, or belongs to another query. */
export function readCursor(cursor: string, query: unknown): unknown {
	const bytes = Buffer.from(cursor, "base64url");
	if (bytes.toString("base64url") !== cursor) return undefined;
	try {
		const [value, sum]: readonly unknown[] = JSON.parse(bytes.toString());
		return sum === sumOf(value, query) ? value : undefined;
	} catch {
		return undefined;
	}
}

const sumOf = (value: unknown, query: unknown): number => crc32(JSON.stringify([value, query]));
