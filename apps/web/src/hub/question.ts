import { languageName } from "@vitrine/model";
import { type Query, type Sort, words } from "@vitrine/search";
import { HubError } from "./errors.ts";
import { type Condition, conditionsOf } from "./conditions.ts";
import { readCursor } from "./link.ts";

/** Where a page of a list begins: a cursor of the index, and how many of the rows after it were handed out before. */
export interface Start {
	readonly cursor?: string;
	readonly skip: number;
}

/** What a query for a list asks: of the index, of each record it finds, and how much of it. */
export interface Question {
	readonly query: Query;
	/** What the index cannot answer. */
	readonly conditions: readonly Condition[];
	readonly limit: number;
	readonly start: Start;
}

/** Records on a page, unless the client wants fewer or more. */
const USUAL = 200;
const MOST = 1_000;

/** Orders by the names clients have for them. */
const SORTS: ReadonlyMap<string, Sort> = new Map([
	["trendingScore", "trending"],
	["downloads", "downloads"],
	["likes", "likes"],
	["createdAt", "created"],
	["lastModified", "updated"],
]);

/** Reads the query of a list. Throws HubError, naming the parameter, for what makes no sense or is not kept here. */
export function questionOf(query: URLSearchParams): Question {
	if (query.has("apps")) throw new HubError(400, "apps is not kept here: a list cannot be narrowed to it.");
	return {
		query: { ...narrowed(query), ...sorted(query) },
		conditions: conditionsOf(query),
		limit: limitOf(query.get("limit")),
		start: startOf(query),
	};
}

/** What must stay the same from page to page: all that says which records are listed, and in which order. */
export function askedOf(query: URLSearchParams): unknown {
	return ASKED.map((name) => query.getAll(name));
}

const ASKED = [
	"search",
	"filter",
	"author",
	"pipeline_tag",
	"gated",
	"inference",
	"inference_provider",
	"num_parameters",
	"sort",
	"direction",
];

/** What the index narrows the list to; the conditions see to the rest. */
function narrowed(query: URLSearchParams): Query {
	const filters = query.getAll("filter");
	const search = query.getAll("search").join(" ").trim();
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

/** Whether the index finds every record with this tag by its words. */
function isFindable(tag: string): boolean {
	const ownFacet = tag.startsWith(LICENCE) || languageName(tag) !== undefined;
	return !ownFacet && !tag.startsWith("region:") && tag.length <= 200 && words(tag).length <= 32;
}

const LICENCE = "license:";

/** The greatest first unless told otherwise; what was searched for by words, the closest match. */
function sorted(query: URLSearchParams): Pick<Query, "sort" | "direction"> {
	const [name, direction] = [query.get("sort"), query.get("direction")];
	const sort = name === null ? undefined : SORTS.get(name);
	if (name !== null && sort === undefined)
		throw wrong("sort", name, `it should be one of ${[...SORTS.keys()].join(", ")}`);
	if (direction !== null && !["-1", "1", "desc", "asc"].includes(direction))
		throw wrong("direction", direction, "it should be -1 (the greatest first) or 1");
	if (sort === undefined && query.has("search")) return {};
	return { sort: sort ?? "trending", direction: direction === "1" || direction === "asc" ? "asc" : "desc" };
}

function limitOf(text: string | null): number {
	if (text === null) return USUAL;
	if (!/^[1-9]\d{0,8}$/.test(text)) throw wrong("limit", text, `it should be a whole number from 1 to ${MOST}`);
	return Math.min(Number(text), MOST);
}

function startOf(query: URLSearchParams): Start {
	const text = query.get("cursor");
	if (text === null) return { skip: 0 };
	const value = readCursor(text, askedOf(query));
	const [cursor, skip] = Array.isArray(value) ? (value as readonly unknown[]) : [];
	if ((cursor !== null && typeof cursor !== "string") || !isSkip(skip))
		throw wrong("cursor", text, "it should be that of an earlier page of the same list");
	return { skip, ...(cursor !== null && { cursor }) };
}

function isSkip(value: unknown): value is number {
	return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 200;
}

function wrong(name: string, value: string, what: string): HubError {
	return new HubError(400, `${name} is ${JSON.stringify(value.slice(0, 60))}: ${what}`);
}
