import type { Facet, Sort } from "../../../api/fields.ts";
import type { CheckedQuery } from "../../../query/checkedQuery.ts";
import { storedTerm } from "../documents/terms.ts";
import { type Clause, hasOneOf, inRange } from "./clauses.ts";

/** A filter or a range of a query. */
interface FieldFilter {
	readonly field: Facet | Sort;
	readonly clause: Clause;
}

/** Filters and ranges that apply to the rows and to all counts. */
export const queryFilters = (query: CheckedQuery): readonly Clause[] => [
	...(query.ids ? [hasOneOf("id", query.ids.map(storedTerm))] : []),
	...fieldFilters(query)
		.filter(({ field }) => !isCounted(query, field))
		.map(({ clause }) => clause),
];

/** Filters and ranges of fields that are counted: they apply to the rows, and to all counts except of the same field. */
export const postFilters = (query: CheckedQuery, except?: Facet | Sort): readonly Clause[] =>
	fieldFilters(query)
		.filter(({ field }) => isCounted(query, field) && field !== except)
		.map(({ clause }) => clause);

/** Whether a query has filters or ranges. */
export const isFiltered = ({ filters, ids, ranges }: CheckedQuery): boolean =>
	filters.size > 0 || ids !== undefined || ranges.size > 0;

const isCounted = ({ facets, upTo }: CheckedQuery, field: Facet | Sort): boolean =>
	(facets as readonly string[]).includes(field) || (upTo as ReadonlyMap<string, unknown>).has(field);

const fieldFilters = ({ filters, ranges }: CheckedQuery): readonly FieldFilter[] => [
	...[...filters].map(([field, values]) => ({ field, clause: hasOneOf(`facets.${field}`, values.map(storedTerm)) })),
	...[...ranges].map(([field, { min, max }]) => ({
		field,
		clause: inRange(`figures.${field}`, { gte: jsonNumber(min), lte: jsonNumber(max) }),
	})),
];

/** A number as JSON, which has no infinite ones. */
export const jsonNumber = (number: number): number | string => (Number.isFinite(number) ? number : String(number));
