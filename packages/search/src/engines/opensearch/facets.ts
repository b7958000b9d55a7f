import type { CheckedQuery } from "../../query.ts";
import type { Facet, FacetCount } from "../../shapes.ts";
import { all } from "./clauses.ts";
import { aside } from "./narrowing.ts";
import { term } from "./row.ts";

/** What an aggregation of terms answers. */
export interface Terms {
	/** How many rows a value may have that no shard named. */
	readonly doc_count_error_upper_bound: number;
	/** Rows of values that are not listed. */
	readonly sum_other_doc_count: number;
	readonly buckets: readonly Bucket[];
}

export interface Bucket {
	readonly key: string;
	readonly doc_count: number;
}

/** What is answered for one facet. */
export interface Counted {
	readonly top: Terms;
	/** The values filtered by. */
	readonly chosen?: Terms;
}

/** Values of each facet that one request lists: all facets together stay under what OpenSearch gives at once. */
export const MOST_LISTED = 5000;

/** Counts every facet under the filters of all others: its largest values, and those it is filtered by. */
export function aggregationsOf(query: CheckedQuery): Readonly<Record<string, object>> {
	return Object.fromEntries(
		query.facets.map((facet) => [facet, { filter: all(aside(query, facet)), aggregations: listing(query, facet) }]),
	);
}

function listing(query: CheckedQuery, facet: Facet): object {
	const chosen = query.filters.get(facet);
	return {
		top: largest(facet, Math.min(query.facetLimit, MOST_LISTED)),
		...(chosen && { chosen: only(facet, chosen.map(term)) }),
	};
}

/** The largest values, ties in the order of their bytes. */
export const largest = (facet: Facet, size: number, perShard?: number): object => ({
	terms: {
		field: `facets.${facet}`,
		size,
		order: [{ _count: "desc" }, { _key: "asc" }],
		...(perShard !== undefined && { shard_size: perShard }),
	},
});

/** Exactly these values, as terms. */
export const only = (facet: Facet, values: readonly string[]): object => ({
	terms: { field: `facets.${facet}`, include: values, size: values.length, shard_size: values.length },
});

/** Counts in the order of a page; values filtered by are there whatever their count, and beyond the limit. */
export function listed(
	counts: ReadonlyMap<string, number>,
	{ filters, facetLimit }: CheckedQuery,
	facet: Facet,
): FacetCount[] {
	const chosen = new Set(filters.get(facet));
	const found = new Map([...chosen].map((value): [string, number] => [value, 0]));
	for (const [value, count] of counts) found.set(value, count);
	return [...found]
		.map(([value, count]) => ({ value, count }))
		.sort(bySize)
		.filter(({ value }, place) => place < facetLimit || chosen.has(value));
}

const bySize = (a: FacetCount, b: FacetCount): number => b.count - a.count || byBytes(a.value, b.value);
const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
