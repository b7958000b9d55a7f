import type { Place } from "../../cursor.ts";
import type { CheckedQuery } from "../../query.ts";
import type { ModelRecord } from "@vitrine/model";
import type { Sort } from "../../shapes.ts";
import type { Hit } from "./asking.ts";
import { scoreOf, tierOf } from "./matching.ts";
import { type StoredRow, term } from "./row.ts";

interface Order {
	readonly figure: Sort;
	readonly direction: "desc" | "asc";
}

/** Without a sort, a text's closest matches come first, and of those the most downloaded. */
const orderOf = ({ sort, direction }: CheckedQuery): Order =>
	sort === "match" ? { figure: "downloads", direction: "desc" } : { figure: sort, direction };

/** Closeness where it is asked for, then the figure with the unknown last, then the id. */
export function sortOf(query: CheckedQuery): readonly object[] {
	const { figure, direction } = orderOf(query);
	const closeness = query.sort === "match" ? [{ _score: "desc" }] : [];
	return [...closeness, { [`figures.${figure}`]: { order: direction, missing: "_last" } }, { id: "asc" }];
}

/** What of a row is read for a page. */
export const fieldsOf = (query: CheckedQuery): readonly string[] => [
	"record",
	"source",
	`figures.${orderOf(query).figure}`,
];

/** A place as the values of the sort. */
export function startOf(query: CheckedQuery, { tier, value, id }: Place): readonly (string | number)[] {
	const unknown = orderOf(query).direction === "asc" ? "Infinity" : "-Infinity";
	return [...(query.sort === "match" ? [scoreOf(tier)] : []), value ?? unknown, term(id)];
}

/** The place of a row, after which the next page begins. */
export function placeOfRow(query: CheckedQuery, { _source, _score }: Hit<StoredRow>): Place {
	return {
		tier: query.sort === "match" ? tierOf(_score!) : 0,
		value: _source.figures?.[orderOf(query).figure] ?? null,
		id: (JSON.parse(_source.record) as ModelRecord).id,
	};
}
