import type { ModelRecord } from "@vitrine/model";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import type { CursorPosition } from "../../../query/cursor.ts";
import { pageOrder } from "../../../query/pageOrder.ts";
import type { SearchHit } from "../client/search.ts";
import type { StoredRow } from "../documents/storedRow.ts";
import { storedTerm } from "../documents/terms.ts";
import { scoreOfTier, tierOfScore } from "./textQuery.ts";

/** By tier if requested, then by the numeric field with unknown values last, then by id. */
export function sortOf(query: CheckedQuery): readonly object[] {
	const { sort, direction } = pageOrder(query);
	const byTier = query.sort === "match" ? [{ _score: "desc" }] : [];
	return [...byTier, { [`figures.${sort}`]: { order: direction, missing: "_last" } }, { id: "asc" }];
}

/** The fields of a row that a page needs. */
export const pageFields = (query: CheckedQuery): readonly string[] => [
	"record",
	"source",
	`figures.${pageOrder(query).sort}`,
];

/** A cursor position as the values of the sort. */
export function searchAfter(query: CheckedQuery, { tier, value, id }: CursorPosition): readonly (string | number)[] {
	const unknown = pageOrder(query).direction === "asc" ? "Infinity" : "-Infinity";
	return [...(query.sort === "match" ? [scoreOfTier(tier)] : []), value ?? unknown, storedTerm(id)];
}

/** The cursor position of a row. */
export function rowPosition(query: CheckedQuery, { _source, _score }: SearchHit<StoredRow>): CursorPosition {
	return {
		tier: query.sort === "match" && _score !== null ? tierOfScore(_score) : 0,
		value: _source.figures?.[pageOrder(query).sort] ?? null,
		id: (JSON.parse(_source.record) as ModelRecord).id,
	};
}
