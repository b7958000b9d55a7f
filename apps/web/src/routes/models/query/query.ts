import type { QueryFault } from "../../../base/fault.ts";
import { MOST_COMPARED } from "../../../base/links.ts";
import { FACETS, type Facet, isSort, type Sort, SORTS } from "./facets.ts";
import { type Fit, readFit } from "../../../hardware/fit.ts";
import { formatsOf, isStored, STORED } from "./stored.ts";

/** The query of the list of models, as its address has it. */
export interface ListQuery {
	readonly q?: string;
	readonly filters: { readonly [F in Facet]?: readonly string[] };
	/** The memory that the models must fit in. */
	readonly fit?: Fit;
	readonly sort?: Sort;
	/** Set only to reverse the order. */
	readonly dir?: "asc";
	readonly cursor?: string;
	/** Ids of the models selected to compare; they do not filter. */
	readonly picked?: readonly string[];
}

/** Reads the address; empty fields are ignored. `fault` is the first field that cannot be read. */
export function parseList(query: URLSearchParams): { readonly query: ListQuery; readonly fault?: QueryFault } {
	const sort = words(query, "sort");
	const dir = words(query, "dir");
	const stored = words(query, "stored").toUpperCase();
	const { fit, fault: unfit } = readFit(query);
	const fault = faultOf(sort, dir) ?? unfit ?? storedFault(stored) ?? unknownFault(query);
	const picked = values(query, "model").slice(0, MOST_COMPARED);
	const parsed: ListQuery = {
		filters: filtersOf(query, stored),
		...optional("q", words(query, "q")),
		...(fit && { fit }),
		...(isSort(sort) && { sort }),
		...(dir === "asc" && { dir }),
		...optional("cursor", words(query, "cursor")),
		...(picked.length > 0 && { picked }),
	};
	return { query: parsed, ...(fault && { fault }) };
}

/** Writes the address of a query; the same query always has the same address. */
export function serialiseList({ q, filters, fit, sort, dir, cursor, picked }: ListQuery): URLSearchParams {
	const query = new URLSearchParams();
	const set = (name: string, value: string | undefined): void => {
		if (value) query.append(name, value);
	};
	set("q", q);
	for (const facet of FACETS) for (const value of filters[facet] ?? []) set(facet, value);
	set("memory", fit && String(fit.memory));
	set("device", fit?.device);
	set("sort", sort);
	set("dir", dir);
	set("cursor", cursor);
	for (const id of picked ?? []) set("model", id);
	return query;
}

/** The first page of a query with changes; `undefined` removes a part. */
export function changed(
	query: ListQuery,
	changes: { readonly [K in keyof ListQuery]?: ListQuery[K] | undefined },
): ListQuery {
	const { query: again } = parseList(serialiseList({ ...query, cursor: undefined, ...changes } as ListQuery));
	return again;
}

/** The query with a value of a facet chosen or removed. */
export function toggled(query: ListQuery, facet: Facet, value: string): ListQuery {
	const chosen = query.filters[facet] ?? [];
	const others = chosen.filter((one) => one !== value);
	const list = others.length < chosen.length ? others : [...chosen, value];
	return changed(query, { filters: { ...query.filters, [facet]: list } });
}

/** A filter: a value of a facet, the words searched for (`q`), or the memory (`fit`). */
export interface Part {
	readonly of: Facet | "q" | "fit";
	readonly value: string;
}

/** The query without one of its filters. */
export function without(query: ListQuery, { of, value }: Part): ListQuery {
	if (of === "q" || of === "fit") return changed(query, { [of]: undefined });
	return toggled(query, of, value);
}

/** The query without any filter. */
export function withoutFilters(query: ListQuery): ListQuery {
	return changed(query, { q: undefined, filters: {}, fit: undefined });
}

/** Whether the list shows the memory of models. */
export function showsMemory({ fit, sort }: ListQuery): boolean {
	return fit !== undefined || sort === "memory";
}

/** The number of filters, without the words searched for. */
export function filtersSet({ filters, fit }: ListQuery): number {
	return (fit ? 1 : 0) + FACETS.flatMap((facet) => filters[facet] ?? []).length;
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

function values(query: URLSearchParams, facet: Facet | "model"): readonly string[] {
	const list = query.getAll(facet).map((value) => value.toWellFormed().trim());
	return [...new Set(list.filter((value) => value !== ""))];
}

function optional<K extends string>(name: K, value: string): { readonly [N in K]?: string } {
	return (value === "" ? {} : { [name]: value }) as { readonly [N in K]?: string };
}

function faultOf(sort: string, dir: string): QueryFault | undefined {
	if (sort !== "" && !isSort(sort))
		return { field: "sort", value: sort, wanted: `it should be one of ${SORTS.join(", ")}` };
	if (dir !== "" && dir !== "asc" && dir !== "desc")
		return { field: "dir", value: dir, wanted: "it should be asc or desc" };
	return undefined;
}

function storedFault(stored: string): QueryFault | undefined {
	if (stored === "" || isStored(stored)) return undefined;
	return { field: "stored", value: stored, wanted: `it should be one of ${STORED.join(", ")}` };
}

/** An unknown field is an error: ignoring it would show models that were not requested. */
function unknownFault(query: URLSearchParams): QueryFault | undefined {
	const field = [...query.keys()].find((name) => ![...NAMES, COUNTS].includes(name) && !TRACKING.test(name));
	if (field === undefined) return undefined;
	const wanted = `it is not a field of this list; its fields are ${NAMES.join(", ")}`;
	return { field: field.slice(0, LONGEST_NAME), value: query.get(field) ?? "", wanted };
}

const NAMES: readonly string[] = ["q", ...FACETS, "memory", "device", "stored", "sort", "dir", "cursor", "model"];
const LONGEST_NAME = 60;

/** The field that makes a list wait for its counts (`all`) or leave them out (`none`); not part of the query. */
export const COUNTS = "counts";

/** Fields that other sites and newsletters add for tracking. */
const TRACKING = /^(utm|mtm|pk|mc)_|clid$|^(ref|source|_ga|_gl)$/i;
