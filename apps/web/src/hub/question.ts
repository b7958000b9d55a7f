import { languageName } from "@vitrine/model";
import { MOST_FILTER_VALUES, type Query, type Sort, words } from "@vitrine/search";
import { readCursor } from "../http/cursor.ts";
import { HubError } from "./errors.ts";
import { type Condition, conditionsOf, filtersOf } from "./conditions.ts";
import { limitOf, skipOf, wrongParameter } from "./limit.ts";

/** Where a page of a list starts: a cursor of the index, and how many rows after it earlier pages had. */
export interface Start {
	readonly cursor?: string;
	readonly skip: number;
}

/** A query for a list, split into what the index applies, what is applied to its records, and the page. */
export interface HubQuestion {
	readonly query: Query;
	/** Conditions that the index cannot apply. */
	readonly conditions: readonly Condition[];
	readonly limit: number;
	/** Records that the page leaves out first. */
	readonly skip: number;
	readonly start: Start;
}

/** Records on a page unless the client gives a limit. */
const USUAL = 200;

/** Sort orders by the names that clients use. */
const SORTS: ReadonlyMap<string, Sort> = new Map([
	["trendingScore", "trending"],
	["downloads", "downloads"],
	["likes", "likes"],
	["createdAt", "created"],
	["lastModified", "updated"],
	["num_parameters", "parameters"],
]);

/**
 * Reads the query of a list. Ids that contain a text are found among all records if `isSmall`; in a large catalogue the
 * index finds them, by the starts of the words in an id. Throws HubError that names the parameter for an invalid one.
 */
export function questionOf(query: URLSearchParams, isSmall: boolean): HubQuestion {
	checkNumber(query);
	return {
		query: { ...narrowed(query, isSmall), ...sorted(query, isSmall) },
		conditions: conditionsOf(query),
		limit: limitOf(query, USUAL),
		skip: skipOf(query),
		start: startOf(query),
	};
}

/** Throws if the list is filtered by too many values; the error names the parameter with the most. */
function checkNumber(query: URLSearchParams): void {
	const counts = ["filter", "author", "pipeline_tag"].map((name) => ({
		name,
		count: (name === "filter" ? filtersOf(query) : query.getAll(name)).length,
	}));
	const [most] = counts.toSorted((a, b) => b.count - a.count);
	const sum = counts.reduce((total, { count }) => total + count, 0);
	if (most === undefined || sum <= MOST_FILTER_VALUES) return;
	const names = counts.map(({ name }) => name).join(", ");
	const expected = `at most ${MOST_FILTER_VALUES} for ${names} together`;
	throw new HubError("too-many-values", most.name, { got: `${most.count.toLocaleString("en")} values`, expected });
}

/** The parameters that choose the records and their order: a cursor is valid only while they stay the same. */
export function askedOf(query: URLSearchParams): unknown {
	return ASKED.map((name) => query.getAll(name));
}

const ASKED = [
	"search",
	"apps",
	"filter",
	"library",
	"tags",
	"other",
	"author",
	"pipeline_tag",
	"gated",
	"inference",
	"inference_provider",
	"num_parameters",
	"sort",
	"direction",
];

/** The part of the query that the index applies. */
function narrowed(query: URLSearchParams, isSmall: boolean): Query {
	const filters = filtersOf(query);
	const searched = query.getAll("search").join(" ").trim();
	checkText(searched);
	const search = isSmall ? "" : searched;
	const [task, author] = [query.getAll("pipeline_tag"), query.getAll("author")];
	const licence = filters.find((filter) => filter.startsWith(LICENCE));
	const language = filters.find((filter) => languageName(filter) !== undefined);
	const text = search || (filters.find(isFindable) ?? "");
	return {
		...(text !== "" && { text }),
		filters: {
			...(task.length > 0 && { task }),
			...(author.length > 0 && { author }),
			...(licence !== undefined && { licence: [licence.slice(LICENCE.length)] }),
			...(language !== undefined && { language: [language] }),
		},
	};
}

/** Characters of a text that the index searches for. */
const LONGEST = 1_000;

function checkText(text: string): void {
	if (text.length <= LONGEST) return;
	throw new HubError("too-long-search", "search", { got: `${text.length} characters`, expected: "at most 1,000" });
}

/** Whether a text search for this tag finds every record that has it. */
function isFindable(tag: string): boolean {
	const ownFacet = tag.startsWith(LICENCE) || languageName(tag) !== undefined;
	return !ownFacet && !tag.startsWith("region:") && tag.length <= 200 && words(tag).length <= 32;
}

const LICENCE = "license:";

/** The order of the list: trending unless the query names one, the closest match for a text search; descending by default. */
function sorted(query: URLSearchParams, isSmall: boolean): Pick<Query, "sort" | "direction"> {
	const [name, direction] = [query.get("sort"), query.get("direction")];
	const sort = name === null ? undefined : SORTS.get(name);
	if (name !== null && sort === undefined) throw wrongParameter("sort", name, `one of ${[...SORTS.keys()].join(", ")}`);
	if (direction !== null && !["-1", "1", "desc", "asc"].includes(direction))
		throw wrongParameter("direction", direction, "-1 (largest first) or 1");
	if (sort === undefined && query.has("search") && !isSmall) return {};
	return { sort: sort ?? "trending", direction: direction === "1" || direction === "asc" ? "asc" : "desc" };
}

function startOf(query: URLSearchParams): Start {
	const text = query.get("cursor");
	if (text === null) return { skip: 0 };
	const value = readCursor(text, askedOf(query));
	const [cursor, skip] = Array.isArray(value) ? (value as readonly unknown[]) : [];
	if ((cursor !== null && typeof cursor !== "string") || !isSkip(skip))
		throw wrongParameter("cursor", text, "from an earlier page of the same list");
	return { skip, ...(cursor !== null && { cursor }) };
}

function isSkip(value: unknown): value is number {
	return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 200;
}
