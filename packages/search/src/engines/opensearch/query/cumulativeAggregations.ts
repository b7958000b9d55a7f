import type { Sort } from "../../../api/fields.ts";
import type { UpTo } from "../../../api/page.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { aggregation, type SearchResponse, totalHits } from "../client/search.ts";
import { inRange } from "./clauses.ts";
import type { CountGroup } from "./countGroups.ts";
import { jsonNumber } from "./filters.ts";

/** Aggregations that count, for every numeric field of a group, the rows with a value and those up to each bound. */
export const cumulativeAggregations = (query: CheckedQuery, { sorts }: CountGroup): Readonly<Record<string, object>> =>
	Object.fromEntries(
		sorts.flatMap((sort) => {
			const field = `figures.${sort}`;
			const filters = boundsOf(query, sort).map((bound) => inRange(field, { lte: jsonNumber(bound) }));
			return [
				[knownName(sort), { filter: { exists: { field } } }],
				[boundsName(sort), { filters: { filters } }],
			];
		}),
	);

interface DocCount {
	readonly doc_count: number;
}

/** The counts of a numeric field of the group that a response is for. */
export const upToIn = (response: SearchResponse, sort: Sort): UpTo => ({
	all: totalHits(response),
	known: aggregation<DocCount>(response, knownName(sort)).doc_count,
	counts: aggregation<{ readonly buckets: readonly DocCount[] }>(response, boundsName(sort)).buckets.map(
		({ doc_count }) => doc_count,
	),
});

/** The counts of a numeric field if nothing matches. */
export const noneUpTo = (query: CheckedQuery, sort: Sort): UpTo => ({
	all: 0,
	known: 0,
	counts: boundsOf(query, sort).map(() => 0),
});

const boundsOf = ({ upTo }: CheckedQuery, sort: Sort): readonly number[] => upTo.get(sort) ?? [];
const knownName = (sort: Sort): string => `known ${sort}`;
const boundsName = (sort: Sort): string => `bounds ${sort}`;
