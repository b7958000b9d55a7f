import type { Result } from "@vitrine/model";
import type { QueryFault } from "../../base/fault.ts";
import { MOST_COMPARED } from "../../base/links.ts";
import { DATES, daysText, type Since } from "../../base/since.ts";
import { type Fit, readFit } from "../../hardware/fit.ts";
import { FACETS, type Facet, type Group, isSort, type Sort } from "./facets.ts";
import {
	checkedFault,
	dirFault,
	isResult,
	readPage,
	readSince,
	sortFault,
	storedFault,
	unknownFaults,
	values,
	words,
} from "./fields.ts";
import { formatsOf } from "./stored.ts";

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

/** The values of a group that are chosen. */
export const chosenIn = ({ filters, checked }: ListQuery, group: Group): readonly string[] =>
	(group === "checked" ? checked : filters[group]) ?? [];

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

function filtersOf(query: URLSearchParams, stored: string): ListQuery["filters"] {
	const chosen = FACETS.map((facet) => [facet, values(query, facet)] as const).filter(([, list]) => list.length > 0);
	return { ...formatsOf(stored), ...Object.fromEntries(chosen) };
}

function optional<K extends string>(name: K, value: string): { readonly [N in K]?: string } {
	return (value === "" ? {} : { [name]: value }) as { readonly [N in K]?: string };
}
