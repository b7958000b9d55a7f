import { type Facet, type Sort, SORTS } from "../api/fields.ts";
import type { Query, Range } from "../api/query.ts";
import { checkedFacets, checkedFilters } from "./facets.ts";
import { checkedRanges, checkedUpTo } from "./numericFields.ts";
import { checkedCursor, checkedText, oneOf, queryWords, wholeNumber } from "./values.ts";

/** A valid query with all defaults filled in. */
export interface CheckedQuery {
	/** Trimmed; empty if there is no text to search for. */
	readonly text: string;
	/** The folded words of the text; empty if it is empty or only punctuation. */
	readonly words: readonly string[];
	/** Facets with at least one value; the values are distinct. */
	readonly filters: ReadonlyMap<Facet, readonly string[]>;
	/** Numeric fields with a bound; a missing bound is infinite. */
	readonly ranges: ReadonlyMap<Sort, Required<Range>>;
	/** `match` puts the closest match first. */
	readonly sort: Sort | "match";
	readonly direction: "desc" | "asc";
	readonly limit: number;
	readonly cursor?: string;
	readonly facets: readonly Facet[];
	readonly facetLimit: number;
	/** Numeric fields with at least one bound. */
	readonly upTo: ReadonlyMap<Sort, readonly number[]>;
}

const DEFAULT_LIMIT = 30;
const MAX = { rows: 200, facetValues: 100_000 } as const;

/** Validates a query. Throws QueryError. */
export function checkedQuery(query: Query): CheckedQuery {
	const text = checkedText(query.text);
	const words = queryWords(text);
	const sort = oneOf("sort", query.sort, SORTS);
	return {
		text,
		words,
		filters: checkedFilters(query.filters),
		ranges: checkedRanges(query.ranges),
		sort: sort ?? (words.length > 0 ? "match" : "trending"),
		direction: oneOf("direction", query.direction, ["desc", "asc"] as const) ?? "desc",
		limit: wholeNumber("limit", query.limit, MAX.rows) ?? DEFAULT_LIMIT,
		...(query.cursor !== undefined && { cursor: checkedCursor(query.cursor) }),
		facets: checkedFacets(query.facets),
		facetLimit: wholeNumber("facetLimit", query.facetLimit, MAX.facetValues) ?? Infinity,
		upTo: checkedUpTo(query.upTo),
	};
}
