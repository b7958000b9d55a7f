import { type Facet, type Sort, SORTS } from "../api/fields.ts";
import { QueryError } from "../api/errors.ts";
import { MOST_REACHED, type Query, type Range } from "../api/query.ts";
import type { VisibleTo } from "../api/searchIndex.ts";
import { checkedFacets, checkedFilters } from "./facets.ts";
import { checkedRanges, checkedUpTo } from "./numericFields.ts";
import { checkedCursor, checkedIds, checkedText, oneOf, queryWords, wholeNumber } from "./values.ts";

/** A valid query with all defaults filled in. */
export interface CheckedQuery {
	/** Trimmed; empty if there is no text to search for. */
	readonly text: string;
	/** The folded words of the text; empty if it is empty or only punctuation. */
	readonly words: readonly string[];
	/** Facets with at least one value; the values are distinct. */
	readonly filters: ReadonlyMap<Facet, readonly string[]>;
	/** The distinct ids that records must have; absent for any. */
	readonly ids?: readonly string[];
	/** Numeric fields with a bound; a missing bound is infinite. */
	readonly ranges: ReadonlyMap<Sort, Required<Range>>;
	/** `match` puts the closest match first. */
	readonly sort: Sort | "match";
	readonly direction: "desc" | "asc";
	readonly limit: number;
	readonly cursor?: string;
	/** Rows to skip; 0 with a cursor. */
	readonly offset: number;
	readonly facets: readonly Facet[];
	readonly facetLimit: number;
	/** Numeric fields with at least one bound. */
	readonly upTo: ReadonlyMap<Sort, readonly number[]>;
	/** Whose private records are found. */
	readonly visibleTo: VisibleTo;
}

const DEFAULT_LIMIT = 30;
const MAX = { rows: 200, facetValues: 100_000 } as const;

/** Validates a query. Throws QueryError. */
export function checkedQuery(query: Query, visibleTo: VisibleTo = "*"): CheckedQuery {
	const text = checkedText(query.text);
	const words = queryWords(text);
	const sort = oneOf("sort", query.sort, SORTS);
	const limit = wholeNumber("limit", query.limit, MAX.rows) ?? DEFAULT_LIMIT;
	return {
		text,
		words,
		filters: checkedFilters(query.filters),
		...(query.ids !== undefined && { ids: checkedIds(query.ids) }),
		ranges: checkedRanges(query.ranges),
		sort: sort ?? (words.length > 0 ? "match" : "trending"),
		direction: oneOf("direction", query.direction, ["desc", "asc"] as const) ?? "desc",
		limit,
		...(query.cursor !== undefined && { cursor: checkedCursor(query.cursor) }),
		offset: checkedOffset(query, limit),
		facets: checkedFacets(query.facets),
		facetLimit: wholeNumber("facetLimit", query.facetLimit, MAX.facetValues) ?? Infinity,
		upTo: checkedUpTo(query.upTo),
		visibleTo,
	};
}

function checkedOffset({ offset, cursor }: Query, limit: number): number {
	if (offset === undefined || offset === 0) return 0;
	const checked = wholeNumber("offset", offset, MOST_REACHED - limit) ?? 0;
	if (cursor === undefined) return checked;
	throw new QueryError("out-of-range", { field: "offset", value: offset, expected: "absent where there is a cursor" });
}
