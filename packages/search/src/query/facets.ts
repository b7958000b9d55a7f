import { type Facet, FACETS } from "../api/fields.ts";
import { QueryError } from "../api/errors.ts";
import { checkCount, grouped, invalid, isNamed, memberOf } from "./values.ts";

/** Characters of a value that a query filters by. */
export const LONGEST_VALUE = 10_000;
/** Filter values of a query over all facets: each costs a dictionary lookup, and a link on the page of the list. */
export const MOST_FILTER_VALUES = 50;
const NAMES = FACETS.join(", ");

/** The facets that are filtered by, with their values. */
export function checkedFilters(filters: unknown): ReadonlyMap<Facet, readonly string[]> {
	if (filters === undefined) return new Map();
	if (!isNamed(filters)) throw invalid("wrong-type", "filters", filters, `lists of values by facet (${NAMES})`);
	const checked = Object.entries(filters).map(([name, values]) => checkedFilter(name, values));
	checkNumber(checked);
	return new Map(checked.filter(([, values]) => values.length > 0));
}

/** Throws if the filters have too many values in all; the error names the facet with the most. */
function checkNumber(filters: readonly (readonly [Facet, readonly string[]])[]): void {
	const count = filters.reduce((sum, [, values]) => sum + values.length, 0);
	const [first] = filters.toSorted(([, a], [, b]) => b.length - a.length);
	if (count <= MOST_FILTER_VALUES || first === undefined) return;
	const [facet, values] = first;
	const own = grouped(values.length);
	throw new QueryError("too-many", {
		field: memberOf("filters", facet),
		value: values,
		got: count > values.length ? `${own} of ${grouped(count)} filter values` : `${own} values`,
		expected: `at most ${MOST_FILTER_VALUES} in all facets together`,
	});
}

function checkedFilter(name: string, values: unknown): [Facet, readonly string[]] {
	const field = memberOf("filters", name);
	if (!isFacet(name)) throw invalid("unknown-name", field, values, `a filter by one of ${NAMES}`);
	if (values === undefined) return [name, []];
	if (!Array.isArray(values)) throw invalid("wrong-type", field, values, "a list of strings");
	return [name, [...new Set(values.map((value) => checkedValue(field, value).toWellFormed()))]];
}

function checkedValue(field: string, value: unknown): string {
	if (typeof value !== "string") throw invalid("wrong-type", field, value, "a list of strings only");
	checkCount(field, value, value.length, "characters", LONGEST_VALUE);
	return value;
}

/** The facets to count, in the order of FACETS. */
export function checkedFacets(facets: unknown): readonly Facet[] {
	if (facets === undefined) return [];
	if (!Array.isArray(facets)) throw invalid("wrong-type", "facets", facets, `a list of facets (${NAMES})`);
	const unknown: unknown = facets.find((facet) => !isFacet(facet));
	if (unknown !== undefined) throw invalid("unknown-name", "facets", unknown, `one of ${NAMES}`);
	return FACETS.filter((facet) => facets.includes(facet));
}

const isFacet = (name: unknown): name is Facet => (FACETS as readonly unknown[]).includes(name);
