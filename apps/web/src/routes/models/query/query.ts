import type { Result } from "@vitrine/model";
import type { QueryFault } from "../../../base/fault.ts";
import { MOST_COMPARED } from "../../../base/links.ts";
import { DATES, type Dated, daysText, parseDays, type Since } from "../../../base/since.ts";
import { FACETS, type Facet, type Group, isSort, RESULTS, type Sort, SORTS } from "./facets.ts";
import { type Fit, readFit } from "../../../hardware/fit.ts";
import { formatsOf, isStored, STORED } from "./stored.ts";

/** The query of the list of models, as its address has it. */
export interface ListQuery {
	readonly q?: string;
	readonly filters: { readonly [F in Facet]?: readonly string[] };
	/** What a check of the models found here: each has one of these results. */
	readonly checked?: readonly Result[];
	/** The memory that the models must fit in. */
	readonly fit?: Fit;
	/** The days within which the models were created, or updated. */
	readonly since?: Since;
	readonly sort?: Sort;
	/** Set only to reverse the order. */
	readonly dir?: "asc";
	/** The number of the page, from 2; absent: the first. */
	readonly page?: number;
	/** Ids of the models selected to compare; they do not filter. */
	readonly picked?: readonly string[];
}

/** What an address asks for. */
interface ParsedList {
	/** Without the fields that cannot be read. */
	readonly query: ListQuery;
	/** These fields; absent if there are none. */
	readonly faults?: readonly QueryFault[];
}

/** Reads the address; empty fields are ignored. */
export function parseList(query: URLSearchParams): ParsedList {
	const sort = words(query, "sort");
	const dir = words(query, "dir");
	const stored = words(query, "stored").toUpperCase();
	const { fit, faults: unfit } = readFit(query);
	const checked = values(query, "checked");
	const { since, faults: undated } = readSince(query);
	const { page, fault: unpaged } = readPage(words(query, "page"));
	const found = [
		sortFault(sort),
		dirFault(dir),
		...unfit,
		storedFault(stored),
		checkedFault(checked),
		...undated,
		unpaged,
	];
	const faults = [...found, ...unknownFaults(query)].flatMap((fault) => fault ?? []);
	const picked = values(query, "model").slice(0, MOST_COMPARED);
	const parsed: ListQuery = {
		filters: filtersOf(query, stored),
		...optional("q", words(query, "q")),
		...(fit && { fit }),
		...(since && { since }),
		...(checked.length > 0 && { checked: checked.filter(isResult) }),
		...(isSort(sort) && { sort }),
		...(dir === "asc" && { dir }),
		...(page > 1 && { page }),
		...(picked.length > 0 && { picked }),
	};
	return { query: parsed, ...(faults.length > 0 && { faults }) };
}

/** Writes the address of a query; the same query always has the same address. */
export function serialiseList({
	q,
	filters,
	checked,
	fit,
	since = {},
	sort,
	dir,
	page,
	picked,
}: ListQuery): URLSearchParams {
	const query = new URLSearchParams();
	const set = (name: string, value: string | undefined): void => {
		if (value) query.append(name, value);
	};
	set("q", q);
	for (const facet of FACETS) for (const value of filters[facet] ?? []) set(facet, value);
	for (const result of checked ?? []) set("checked", result);
	set("memory", fit && String(fit.memory));
	set("device", fit?.device);
	for (const date of DATES) set(date, daysText(since[date]));
	set("sort", sort);
	set("dir", dir);
	set("page", page === undefined ? undefined : String(page));
	for (const id of picked ?? []) set("model", id);
	return query;
}

/** The first page of a query with changes; `undefined` removes a part. */
export function changed(
	query: ListQuery,
	changes: { readonly [K in keyof ListQuery]?: ListQuery[K] | undefined },
): ListQuery {
	const { query: again } = parseList(serialiseList({ ...query, page: undefined, ...changes } as ListQuery));
	return again;
}

/** The values of a group that are chosen. */
export const chosenIn = ({ filters, checked }: ListQuery, group: Group): readonly string[] =>
	(group === "checked" ? checked : filters[group]) ?? [];

/** The query with a value of a group chosen or removed. */
export function toggled(query: ListQuery, facet: Group, value: string): ListQuery {
	const chosen = chosenIn(query, facet);
	const others = chosen.filter((one) => one !== value);
	const list = others.length < chosen.length ? others : [...chosen, value];
	if (facet === "checked") return changed(query, { checked: list.filter(isResult) });
	return changed(query, { filters: { ...query.filters, [facet]: list } });
}

/** A filter: a value of a group, the words searched for (`q`), the memory (`fit`), or a date. */
export interface Part {
	readonly of: Group | "q" | "fit" | Dated;
	readonly value: string;
}

/** The query without one of its filters. */
export function without(query: ListQuery, { of, value }: Part): ListQuery {
	if (of === "q" || of === "fit") return changed(query, { [of]: undefined });
	if (isDated(of)) return changed(query, { since: { ...query.since, [of]: undefined } });
	return toggled(query, of, value);
}

/** The query without any filter. */
export function withoutFilters(query: ListQuery): ListQuery {
	return changed(query, { q: undefined, filters: {}, checked: undefined, fit: undefined, since: undefined });
}

/** Whether the list shows the memory of models. */
export function showsMemory({ fit, sort }: ListQuery): boolean {
	return fit !== undefined || sort === "memory";
}

/** The number of filters, without the words searched for. */
export function filtersSet({ filters, checked = [], fit, since = {} }: ListQuery): number {
	return (
		(fit ? 1 : 0) + Object.keys(since).length + checked.length + FACETS.flatMap((facet) => filters[facet] ?? []).length
	);
}

/** The query with a model selected to compare or removed; the page stays the same. */
export function picking(query: ListQuery, id: string): ListQuery {
	const picked = query.picked ?? [];
	const others = picked.filter((one) => one !== id);
	const next = others.length < picked.length ? others : [...picked, id].slice(0, MOST_COMPARED);
	const { picked: _, ...rest } = query;
	return next.length === 0 ? rest : { ...rest, picked: next };
}

function filtersOf(query: URLSearchParams, stored: string): ListQuery["filters"] {
	const chosen = FACETS.map((facet) => [facet, values(query, facet)] as const).filter(([, list]) => list.length > 0);
	return { ...formatsOf(stored), ...Object.fromEntries(chosen) };
}

function words(query: URLSearchParams, name: string): string {
	return (query.get(name) ?? "").toWellFormed().trim();
}

function values(query: URLSearchParams, facet: Group | "model"): readonly string[] {
	const list = query.getAll(facet).map((value) => value.toWellFormed().trim());
	return [...new Set(list.filter((value) => value !== ""))];
}

function optional<K extends string>(name: K, value: string): { readonly [N in K]?: string } {
	return (value === "" ? {} : { [name]: value }) as { readonly [N in K]?: string };
}

function sortFault(sort: string): QueryFault | undefined {
	if (sort === "" || isSort(sort)) return undefined;
	return { field: "sort", value: sort, wanted: `it should be one of ${SORTS.join(", ")}` };
}

function dirFault(dir: string): QueryFault | undefined {
	if (dir === "" || dir === "asc" || dir === "desc") return undefined;
	return { field: "dir", value: dir, wanted: "it should be asc or desc" };
}

const isDated = (text: string): text is Dated => (DATES as readonly string[]).includes(text);

/** Reads the days of each date. */
function readSince(query: URLSearchParams): { readonly since?: Since; readonly faults: readonly QueryFault[] } {
	const typed = DATES.map((date) => [date, words(query, date)] as const).filter(([, text]) => text !== "");
	const read = typed.map(([date, text]) => [date, parseDays(text)] as const).filter(([, days]) => days !== undefined);
	const wanted = "it should be a number of days, such as 7d";
	const faults = typed.flatMap(([field, value]) => (parseDays(value) === undefined ? [{ field, value, wanted }] : []));
	return { ...(read.length > 0 && { since: Object.fromEntries(read) as Since }), faults };
}

/** The most pages that a list has: an index skips no more rows than these have. */
export const MOST_PAGES = 200;

/** The number of a page. One beyond the last is read as written: the list shows its last page then. */
function readPage(text: string): { readonly page: number; readonly fault?: QueryFault } {
	if (text === "") return { page: 1 };
	if (/^0*[1-9]\d{0,8}$/.test(text)) return { page: Number(text) };
	return { page: 1, fault: { field: "page", value: text, wanted: "it should be the number of a page, from 1" } };
}

function storedFault(stored: string): QueryFault | undefined {
	if (stored === "" || isStored(stored)) return undefined;
	return { field: "stored", value: stored, wanted: `it should be one of ${STORED.join(", ")}` };
}

function checkedFault(values: readonly string[]): QueryFault | undefined {
	const value = values.find((one) => !isResult(one));
	return value === undefined
		? undefined
		: { field: "checked", value, wanted: `it should be one of ${RESULTS.join(", ")}` };
}

const isResult = (text: string): text is Result => (RESULTS as readonly string[]).includes(text);

/** Unknown fields that are named. */
const MOST_UNKNOWN = 5;

/** An unknown field is an error: ignoring it silently would show models that were not requested. */
function unknownFaults(query: URLSearchParams): readonly QueryFault[] {
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
		wanted: "it was the place of a page in an older list; lists have pages by number now",
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
