import type { Result } from "@vitrine/model";
import type { QueryFault } from "../../base/fault.ts";
import { DATES, parseDays, type Since } from "../../base/since.ts";
import { FACETS, type Group, isSort, RESULTS, SORTS } from "./facets.ts";
import { isStored, STORED } from "./stored.ts";

/** The text of a field, without spaces around it; empty if it is absent. */
export function words(query: URLSearchParams, name: string): string {
	return (query.get(name) ?? "").toWellFormed().trim();
}

/** The values of a field that may occur several times, each once. */
export function values(query: URLSearchParams, facet: Group | "model"): readonly string[] {
	const list = query.getAll(facet).map((value) => value.toWellFormed().trim());
	return [...new Set(list.filter((value) => value !== ""))];
}

export function sortFault(sort: string): QueryFault | undefined {
	if (sort === "" || isSort(sort)) return undefined;
	return { field: "sort", value: sort, wanted: `it should be one of ${SORTS.join(", ")}` };
}

export function dirFault(dir: string): QueryFault | undefined {
	if (dir === "" || dir === "asc" || dir === "desc") return undefined;
	return { field: "dir", value: dir, wanted: "it should be asc or desc" };
}

/** Reads the days of each date. */
export function readSince(query: URLSearchParams): { readonly since?: Since; readonly faults: readonly QueryFault[] } {
	const typed = DATES.map((date) => [date, words(query, date)] as const).filter(([, text]) => text !== "");
	const read = typed.map(([date, text]) => [date, parseDays(text)] as const).filter(([, days]) => days !== undefined);
	const wanted = "it should be a number of days, such as 7d";
	const faults = typed.flatMap(([field, value]) => (parseDays(value) === undefined ? [{ field, value, wanted }] : []));
	return { ...(read.length > 0 && { since: Object.fromEntries(read) as Since }), faults };
}

/** The most pages that a list has: an index skips no more rows than these have. */
export const MOST_PAGES = 200;

/** The number of a page. One beyond the last is read as written: the list shows its last page then. */
export function readPage(text: string): { readonly page: number; readonly fault?: QueryFault } {
	if (text === "") return { page: 1 };
	if (/^0*[1-9]\d{0,8}$/.test(text)) return { page: Number(text) };
	return { page: 1, fault: { field: "page", value: text, wanted: "it should be the number of a page, from 1" } };
}

export function storedFault(stored: string): QueryFault | undefined {
	if (stored === "" || isStored(stored)) return undefined;
	return { field: "stored", value: stored, wanted: `it should be one of ${STORED.join(", ")}` };
}

export function checkedFault(values: readonly string[]): QueryFault | undefined {
	const value = values.find((one) => !isResult(one));
	return value === undefined
		? undefined
		: { field: "checked", value, wanted: `it should be one of ${RESULTS.join(", ")}` };
}

export const isResult = (text: string): text is Result => (RESULTS as readonly string[]).includes(text);

/** Unknown fields that are named. */
const MOST_UNKNOWN = 5;

/** An unknown field is an error: ignoring it silently would show models that were not requested. */
export function unknownFaults(query: URLSearchParams): readonly QueryFault[] {
	const unknown = [...new Set(query.keys())].filter(
		(name) => ![...NAMES, ...RETIRED, COUNTS].includes(name) && !TRACKING.test(name),
	);
	const wanted = `it is not a field of this list; its fields are ${NAMES.join(", ")}`;
	return unknown
		.slice(0, MOST_UNKNOWN)
		.map((field) => ({ field: field.slice(0, LONGEST_NAME), value: query.get(field) ?? "", wanted }));
}

/** The fields of older addresses that an address has; they are left out. */
export function retiredIn(query: URLSearchParams): readonly QueryFault[] {
	return RETIRED.filter((name) => query.has(name)).map((field) => ({
		field,
		value: query.get(field) ?? "",
		wanted: "addresses of lists now use page numbers, such as page=2",
	}));
}

const NAMES: readonly string[] = [
	"q",
	...FACETS,
	"checked",
	"memory",
	"device",
	...DATES,
	"stored",
	"sort",
	"dir",
	"page",
	"model",
];
/** Fields of older addresses that are ignored: a cursor was the place of a page in its list. */
const RETIRED: readonly string[] = ["cursor"];
const LONGEST_NAME = 60;

/** The field that makes a list wait for its counts (`all`) or leave them out (`none`); not part of the query. */
export const COUNTS = "counts";

/** Fields that other sites and newsletters add for tracking. */
const TRACKING = /^(utm|mtm|pk|mc)_|clid$|^(ref|_ga|_gl)$/i;
