import { shown } from "@vitrine/model";
import { QueryError } from "./errors.ts";
import { FACETS, SORTS, type Facet, type Query, type Range, type Sort } from "./shapes.ts";
import { words } from "./text.ts";

/** A query that makes sense, with every choice made. */
export interface CheckedQuery {
	/** The text as given, without white space around it; empty where nothing is looked for. */
	readonly text: string;
	/** Its words, folded; none where the text is empty or only punctuation. */
	readonly words: readonly string[];
	/** Facets with at least one value, values without repetition. */
	readonly filters: ReadonlyMap<Facet, readonly string[]>;
	/** Figures with a bound; a missing one is infinite. */
	readonly ranges: ReadonlyMap<Sort, Required<Range>>;
	/** `match` puts the closest match first. */
	readonly sort: Sort | "match";
	readonly direction: "desc" | "asc";
	readonly limit: number;
	readonly cursor?: string;
	readonly facets: readonly Facet[];
	readonly facetLimit: number;
	/** Figures with at least one bound. */
	readonly upTo: ReadonlyMap<Sort, readonly number[]>;
}

const MOST = {
	text: 1000,
	words: 32,
	values: 200,
	bounds: 50,
	value: 10_000,
	rows: 200,
	facetValues: 100_000,
	cursor: 200_000,
} as const;
const DEFAULT_LIMIT = 30;

/** Reads a query; throws QueryError naming field and value where it makes no sense. */
export function checkedQuery(query: Query): CheckedQuery {
	const text = checkedText(query.text);
	const { words, sort } = { words: wordsOf(text), sort: oneOf("sort", query.sort, SORTS) };
	return {
		text,
		words,
		filters: checkedFilters(query.filters),
		ranges: checkedRanges(query.ranges),
		sort: sort ?? (words.length > 0 ? "match" : "trending"),
		direction: oneOf("direction", query.direction, ["desc", "asc"] as const) ?? "desc",
		limit: whole("limit", query.limit, MOST.rows) ?? DEFAULT_LIMIT,
		...(query.cursor !== undefined && { cursor: checkedCursor(query.cursor) }),
		facets: checkedFacets(query.facets),
		facetLimit: whole("facetLimit", query.facetLimit, MOST.facetValues) ?? Infinity,
		upTo: checkedUpTo(query.upTo),
	};
}

function checkedText(text: unknown): string {
	if (text === undefined) return "";
	if (typeof text !== "string") throw wrong("text", text, "it should be words to look for");
	if (text.length > MOST.text)
		throw wrong("text", text, `it has ${counted(text.length)} characters and may have ${counted(MOST.text)}`);
	return text.toWellFormed().trim();
}

function wordsOf(text: string): readonly string[] {
	const found = words(text);
	if (found.length > MOST.words)
		throw wrong("text", text, `it has ${found.length} different words and may have ${MOST.words}`);
	return found;
}

function checkedFilters(filters: unknown): ReadonlyMap<Facet, readonly string[]> {
	if (filters === undefined) return new Map();
	if (typeof filters !== "object" || filters === null || Array.isArray(filters))
		throw wrong("filters", filters, `it should have lists of values, by facet: ${FACETS.join(", ")}`);
	const checked = Object.entries(filters).map(([name, values]) => filter(name, values));
	return new Map(checked.filter(([, values]) => values.length > 0));
}

function filter(name: string, values: unknown): [Facet, readonly string[]] {
	const field = `filters.${shortened(name)}`;
	if (!isFacet(name)) throw wrong(field, values, `there is no facet ${shown(name)}, only ${FACETS.join(", ")}`);
	if (values === undefined) return [name, []];
	if (!Array.isArray(values)) throw wrong(field, values, "it should be a list of texts");
	if (values.length > MOST.values)
		throw wrong(field, values, `it has ${counted(values.length)} values and may have ${MOST.values}`);
	for (const value of values as unknown[]) checkValue(field, value);
	return [name, [...new Set((values as string[]).map((value) => value.toWellFormed()))]];
}

function checkValue(field: string, value: unknown): void {
	if (typeof value !== "string") throw wrong(field, value, "each value should be a text");
	if (value.length > MOST.value)
		throw wrong(field, value, `it has ${counted(value.length)} characters and may have ${MOST.value}`);
}

function checkedRanges(ranges: unknown): ReadonlyMap<Sort, Required<Range>> {
	if (ranges === undefined) return new Map();
	if (typeof ranges !== "object" || ranges === null || Array.isArray(ranges))
		throw wrong("ranges", ranges, `it should have bounds, by figure: ${SORTS.join(", ")}`);
	const given = Object.entries(ranges).filter(([, range]) => range !== undefined);
	return new Map(given.map(([name, range]) => checkedRange(name, range)));
}

function checkedRange(name: string, range: unknown): [Sort, Required<Range>] {
	const field = `ranges.${shortened(name)}`;
	if (!SORTS.includes(name as Sort))
		throw wrong(field, range, `there is no figure ${shown(name)}, only ${SORTS.join(", ")}`);
	if (typeof range !== "object" || range === null) throw wrong(field, range, "it should have a min, a max or both");
	const { min = -Infinity, max = Infinity } = range as Range;
	for (const [bound, value] of Object.entries({ min, max }))
		if (typeof value !== "number" || Number.isNaN(value))
			throw wrong(`${field}.${bound}`, value, "it should be a number");
	if (min > max) throw wrong(field, range, "its min is above its max");
	return [name as Sort, { min, max }];
}

function checkedFacets(facets: unknown): readonly Facet[] {
	if (facets === undefined) return [];
	if (!Array.isArray(facets)) throw wrong("facets", facets, `it should be a list out of ${FACETS.join(", ")}`);
	const unknown = (facets as unknown[]).find((facet) => !isFacet(facet));
	if (unknown !== undefined) throw wrong("facets", unknown, `it should be one of ${FACETS.join(", ")}`);
	return FACETS.filter((facet) => facets.includes(facet));
}

function checkedUpTo(upTo: unknown): ReadonlyMap<Sort, readonly number[]> {
	if (upTo === undefined) return new Map();
	if (typeof upTo !== "object" || upTo === null || Array.isArray(upTo))
		throw wrong("upTo", upTo, `it should have lists of bounds, by figure: ${SORTS.join(", ")}`);
	const checked = Object.entries(upTo).map(([name, bounds]) => checkedBounds(name, bounds));
	return new Map(checked.filter(([, bounds]) => bounds.length > 0));
}

function checkedBounds(name: string, bounds: unknown): [Sort, readonly number[]] {
	const field = `upTo.${shortened(name)}`;
	if (!SORTS.includes(name as Sort))
		throw wrong(field, bounds, `there is no figure ${shown(name)}, only ${SORTS.join(", ")}`);
	if (bounds === undefined) return [name as Sort, []];
	if (!Array.isArray(bounds)) throw wrong(field, bounds, "it should be a list of numbers");
	if (bounds.length > MOST.bounds)
		throw wrong(field, bounds, `it has ${counted(bounds.length)} bounds and may have ${MOST.bounds}`);
	for (const bound of bounds as unknown[])
		if (typeof bound !== "number" || Number.isNaN(bound)) throw wrong(field, bound, "each bound should be a number");
	return [name as Sort, bounds as number[]];
}

function checkedCursor(cursor: unknown): string {
	if (typeof cursor !== "string" || cursor.length > MOST.cursor)
		throw wrong("cursor", cursor, "it should be the `next` of an earlier page");
	return cursor;
}

function oneOf<T extends string>(field: string, value: unknown, choices: readonly T[]): T | undefined {
	if (value === undefined || choices.includes(value as T)) return value as T | undefined;
	throw wrong(field, value, `it should be one of ${choices.join(", ")}`);
}

function whole(field: string, value: unknown, most: number): number | undefined {
	if (value === undefined) return undefined;
	if (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most) return value as number;
	throw wrong(field, value, `it should be a whole number from 1 to ${counted(most)}`);
}

function isFacet(name: unknown): name is Facet {
	return FACETS.includes(name as Facet);
}

function wrong(field: string, value: unknown, what: string): QueryError {
	return new QueryError(field, value, `${field} is ${shown(value)}: ${what}`, what);
}

const counted = (count: number): string => count.toLocaleString("en");
const shortened = (name: string): string => (name.length > 40 ? `${name.slice(0, 39)}…` : name);
