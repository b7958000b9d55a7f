import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { QueryError } from "./errors.ts";
import type { CheckedQuery } from "./query.ts";

/** The place of a row in the order of its query: the next page begins after it. */
export interface Place {
	/** How closely it matches, 0 the closest; 0 throughout where the order is by a figure. */
	readonly tier: number;
	/** Its figure; null where that is not known. */
	readonly value: number | null;
	readonly id: string;
}

/** The place as an opaque text, bound to the query it belongs to; a sum tells when a bit of it was changed. */
export function cursorOf(query: CheckedQuery, place: Place): string {
	const parts = [digest(query), place.tier, place.value, place.id];
	return Buffer.from(JSON.stringify([...parts, sumOf(parts)])).toString("base64url");
}

/** The place a query's cursor stands for, if it has one. Throws QueryError for one of another query, or none at all. */
export function placeOf(query: CheckedQuery): Place | undefined {
	if (query.cursor === undefined) return undefined;
	const parts = parsed(query.cursor);
	if (!isCursor(parts)) throw wrong(query.cursor, "is damaged: it should be the `next` of an earlier page");
	const [bound, tier, value, id] = parts;
	if (bound !== digest(query))
		throw wrong(query.cursor, "belongs to another query: text, filters, sort and direction must stay as they were");
	return { tier, value, id };
}

/** What stands in a cursor; decoding alone would pass over characters that do not belong there. */
function parsed(cursor: string): unknown {
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
	if (sum !== sumOf([bound, tier, value, id])) return false;
	const isFigure = value === null || typeof value === "number";
	return typeof bound === "string" && Number.isInteger(tier) && isFigure && typeof id === "string";
}

const sumOf = (parts: readonly unknown[]): number => crc32(JSON.stringify(parts));

/** What must stay the same from page to page. */
function digest({ text, filters, ranges, sort, direction }: CheckedQuery): string {
	const chosen = [...filters].map(([facet, values]) => [facet, values.toSorted()]).sort(byName);
	const bounds = [...ranges].map(([figure, { min, max }]) => [figure, String(min), String(max)]).sort(byName);
	const bound = JSON.stringify([text, chosen, bounds, sort, direction]);
	return createHash("sha256").update(bound).digest("base64url").slice(0, 12);
}

const byName = ([a]: unknown[], [b]: unknown[]): number => (String(a) < String(b) ? -1 : 1);

function wrong(cursor: string, what: string): QueryError {
	return new QueryError("cursor", cursor, `cursor ${what}`);
}
