import { type Facet, FACETS } from "../api/fields.ts";
import { checkCount, invalid, isNamed, memberOf } from "./values.ts";

const MAX = { values: 200, characters: 10_000 } as const;
const NAMES = FACETS.join(", ");

/** The facets that are filtered by, with their values. */
export function checkedFilters(filters: unknown): ReadonlyMap<Facet, readonly string[]> {
	if (filters === undefined) return new Map();
	if (!isNamed(filters)) throw invalid("wrong-type", "filters", filters, `lists of values by facet (${NAMES})`);
	const checked = Object.entries(filters).map(([name, values]) => checkedFilter(name, values));
	return new Map(checked.filter(([, values]) => values.length > 0));
}

function checkedFilter(name: string, values: unknown): [Facet, readonly string[]] {
	const field = memberOf("filters", name);
	if (!isFacet(name)) throw invalid("unknown-name", field, values, `a filter by one of ${NAMES}`);
	if (values === undefined) return [name, []];
	if (!Array.isArray(values)) throw invalid("wrong-type", field, values, "a list of texts");
	checkCount(field, values, values.length, "values", MAX.values);
	return [name, [...new Set(values.map((value) => checkedValue(field, value).toWellFormed()))]];
}

function checkedValue(field: string, value: unknown): string {
	if (typeof value !== "string") throw invalid("wrong-type", field, value, "a list of texts only");
	checkCount(field, value, value.length, "characters", MAX.characters);
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
