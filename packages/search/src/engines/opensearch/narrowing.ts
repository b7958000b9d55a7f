import type { CheckedQuery } from "../../query.ts";
import type { Facet, Sort } from "../../shapes.ts";
import { between, type Clause, hasOneOf } from "./clauses.ts";
import { term } from "./row.ts";

/** What a filter or a range of a query lets pass. */
interface Narrowing {
	/** The facet or the figure it belongs to. */
	readonly of: Facet | Sort;
	readonly clause: Clause;
}

/** What narrows rows and every count. */
export const always = (query: CheckedQuery): readonly Clause[] =>
	narrowings(query)
		.filter(({ of }) => !isCounted(query, of))
		.map(({ clause }) => clause);

/** What narrows rows, and all counts but those of the same facet or figure. */
export const aside = (query: CheckedQuery, but?: Facet | Sort): readonly Clause[] =>
	narrowings(query)
		.filter(({ of }) => isCounted(query, of) && of !== but)
		.map(({ clause }) => clause);

/** Whether anything but a text narrows the rows. */
export const isNarrowed = ({ filters, ranges }: CheckedQuery): boolean => filters.size > 0 || ranges.size > 0;

const isCounted = ({ facets, upTo }: CheckedQuery, of: Facet | Sort): boolean =>
	(facets as readonly string[]).includes(of) || (upTo as ReadonlyMap<string, unknown>).has(of);

const narrowings = ({ filters, ranges }: CheckedQuery): readonly Narrowing[] => [
	...[...filters].map(([of, values]) => ({ of, clause: hasOneOf(`facets.${of}`, values.map(term)) })),
	...[...ranges].map(([of, { min, max }]) => ({
		of,
		clause: between(`figures.${of}`, { gte: boundOf(min), lte: boundOf(max) }),
	})),
];

/** JSON has no infinite numbers. */
export const boundOf = (bound: number): number | string => (Number.isFinite(bound) ? bound : String(bound));
