import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { QueryError } from "../api/errors.ts";
import type { CheckedQuery } from "./checkedQuery.ts";

/** The position of a row in the order of its query; the next page starts after it. */
export interface CursorPosition {
	/** How closely it matches, 0 the closest; always 0 when sorted by a numeric field. */
	readonly tier: number;
	/** Its value in the sort field; null if unknown. */
	readonly value: number | null;
	readonly id: string;
}

/** The position as an opaque text that is bound to its query and protected by a checksum. */
export function cursorOf(query: CheckedQuery, { tier, value, id }: CursorPosition): string {
	const parts = [digest(query), tier, value, id];
	return Buffer.from(JSON.stringify([...parts, checksum(parts)])).toString("base64url");
}

/** The position in a query's cursor, if it has one. Throws QueryError if the cursor is damaged or of another query. */
export function cursorPosition(query: CheckedQuery): CursorPosition | undefined {
	if (query.cursor === undefined) return undefined;
	const parts = decoded(query.cursor);
	if (!isCursor(parts)) throw badCursor(query.cursor, "the `next` of an earlier page");
	const [bound, tier, value, id] = parts;
	if (bound !== digest(query))
		throw badCursor(query.cursor, "of the same query: text, filters, ranges, sort and direction may not change");
	return { tier, value, id };
}

/** The JSON in a cursor. Decoding alone would skip characters that are not base64. */
function decoded(cursor: string): unknown {
	const bytes = Buffer.from(cursor, "base64url");
	if (bytes.toString("base64url") !== cursor) return undefined;
	try {
		return JSON.parse(bytes.toString());
	} catch {
		return undefined;
	}
}

function isCursor(parts: unknown): parts is [string, number, number | null, string, number] {
	if (!Array.isArray(parts) || parts.length !== 5) return false;
	const [bound, tier, value, id, sum] = parts as unknown[];
	if (sum !== checksum([bound, tier, value, id])) return false;
	const isValue = value === null || typeof value === "number";
	return typeof bound === "string" && Number.isInteger(tier) && isValue && typeof id === "string";
}

const checksum = (parts: readonly unknown[]): number => crc32(JSON.stringify(parts));

/** A digest of what must not change from page to page. */
function digest({ text, filters, ranges, sort, direction }: CheckedQuery): string {
	const chosen = [...filters].map(([facet, values]) => [facet, values.toSorted()]).sort(byName);
	const bounds = [...ranges].map(([field, { min, max }]) => [field, String(min), String(max)]).sort(byName);
	const bound = JSON.stringify([text, chosen, bounds, sort, direction]);
	return createHash("sha256").update(bound).digest("base64url").slice(0, 12);
}

const byName = ([a]: unknown[], [b]: unknown[]): number => (String(a) < String(b) ? -1 : 1);

const badCursor = (cursor: string, expected: string): QueryError =>
	new QueryError("bad-cursor", { field: "cursor", value: cursor, expected });
