import { createHash } from "node:crypto";
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

/** The place as an opaque text, bound to the query it belongs to. */
export function cursorOf(query: CheckedQuery, place: Place): string {
	const parts = [digest(query), place.tier, place.value, place.id];
	return Buffer.from(JSON.stringify(parts)).toString("base64url");
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

function parsed(cursor: string): unknown {
	try {
		return JSON.parse(Buffer.from(cursor, "base64url").toString());
	} catch {
		return undefined;
	}
}

function isCursor(parts: unknown): parts is [string, number, number | null, string] {
	if (!Array.isArray(parts) || parts.length !== 4) return false;
	const [bound, tier, value, id] = parts as unknown[];
	const isFigure = value === null || typeof value === "number";
	return typeof bound === "string" && Number.isInteger(tier) && isFigure && typeof id === "string";
}

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
