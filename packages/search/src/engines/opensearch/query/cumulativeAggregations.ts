import type { Sort } from "../../../api/fields.ts";
import type { PageCounts, UpTo } from "../../../api/page.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { allOf, inRange } from "./clauses.ts";
import { jsonNumber, postFilters } from "./filters.ts";

/** Aggregations that count, for every numeric field with bounds, the rows with a value and those up to each bound. */
export const cumulativeAggregations = (query: CheckedQuery): Readonly<Record<string, object>> =>
	Object.fromEntries(
		[...query.upTo].map(([sort, bounds]) => {
			const field = `figures.${sort}`;
			const known = { filter: { exists: { field } } };
			const filters = bounds.map((bound) => inRange(field, { lte: jsonNumber(bound) }));
			const aggregations = { known, bounds: { filters: { filters } } };
			return [sort, { filter: allOf(postFilters(query, sort)), aggregations }];
		}),
	);

interface DocCount {
	readonly doc_count: number;
}

interface CumulativeResult extends DocCount {
	readonly known: DocCount;
	readonly bounds: { readonly buckets: readonly DocCount[] };
}

/** The results of these aggregations; without any, all counts are 0. */
export function upToOf(
	query: CheckedQuery,
	aggregations: Readonly<Record<string, unknown>> = {},
): Pick<PageCounts, "upTo"> {
	if (query.upTo.size === 0) return {};
	const upTo = [...query.upTo].map(([sort, bounds]): [Sort, UpTo] => {
		const result = aggregations[sort] as CumulativeResult | undefined;
		if (!result) return [sort, { all: 0, known: 0, counts: bounds.map(() => 0) }];
		const counts = result.bounds.buckets.map(({ doc_count }) => doc_count);
		return [sort, { all: result.doc_count, known: result.known.doc_count, counts }];
	});
	return { upTo: Object.fromEntries(upTo) };
}
