import { FACETS, type Facet, isSort, type Sort, SORTS } from "./facets.ts";

/** What the address of the list of models asks for. Absent: not asked for. */
export interface ListQuery {
	readonly q?: string;
	readonly filters: { readonly [F in Facet]?: readonly string[] };
	readonly sort?: Sort;
	/** Set only to turn an order round. */
	readonly dir?: "asc";
	readonly cursor?: string;
}

/** A part of the address that makes no sense. */
export interface QueryFault {
	readonly field: string;
	readonly value: string;
	/** What would be right. */
	readonly wanted: string;
}

/** Reads the address. Empty fields are nothing; of faults, the first is told and the rest of the query stands. */
export function parseList(query: URLSearchParams): { readonly query: ListQuery; readonly fault?: QueryFault } {
	const sort = words(query, "sort");
	const dir = words(query, "dir");
	const fault = faultOf(sort, dir);
	const parsed: ListQuery = {
		filters: Object.fromEntries(
			FACETS.map((facet) => [facet, values(query, facet)]).filter(([, list]) => list?.length),
		),
		...optional("q", words(query, "q")),
		...(isSort(sort) && { sort }),
		...(dir === "asc" && { dir }),
		...optional("cursor", words(query, "cursor")),
	};
	return { query: parsed, ...(fault && { fault }) };
}

/** Writes the address: one query, one address. */
export function serialiseList({ q, filters, sort, dir, cursor }: ListQuery): URLSearchParams {
	const query = new URLSearchParams();
	const set = (name: string, value: string | undefined): void => {
		if (value) query.append(name, value);
	};
	set("q", q);
	for (const facet of FACETS) for (const value of filters[facet] ?? []) set(facet, value);
	set("sort", sort);
	set("dir", dir);
	set("cursor", cursor);
	return query;
}

/** The query with changes, from its first page; `undefined` takes a part away. */
export function changed(
	query: ListQuery,
	changes: { readonly [K in keyof ListQuery]?: ListQuery[K] | undefined },
): ListQuery {
	const { query: again } = parseList(serialiseList({ ...query, cursor: undefined, ...changes } as ListQuery));
	return again;
}

/** The query with a value of a facet chosen, or no longer. */
export function toggled(query: ListQuery, facet: Facet, value: string): ListQuery {
	const chosen = query.filters[facet] ?? [];
	const others = chosen.filter((one) => one !== value);
	const list = others.length < chosen.length ? others : [...chosen, value];
	return changed(query, { filters: { ...query.filters, [facet]: list } });
}

/** The query without one of its parts: a value of a facet or, without a facet, the words looked for. */
export function without(
	query: ListQuery,
	{ facet, value }: { readonly facet?: Facet; readonly value: string },
): ListQuery {
	return facet === undefined ? changed(query, { q: undefined }) : toggled(query, facet, value);
}

/** How many things narrow the list. */
export function narrowing(query: ListQuery): number {
	return (query.q === undefined ? 0 : 1) + FACETS.flatMap((facet) => query.filters[facet] ?? []).length;
}

function words(query: URLSearchParams, name: string): string {
	return (query.get(name) ?? "").toWellFormed().trim();
}

function values(query: URLSearchParams, facet: Facet): readonly string[] {
	const list = query.getAll(facet).map((value) => value.toWellFormed().trim());
	return [...new Set(list.filter((value) => value !== ""))];
}

function optional<K extends string>(name: K, value: string): { readonly [N in K]?: string } {
	return (value === "" ? {} : { [name]: value }) as { readonly [N in K]?: string };
}

function faultOf(sort: string, dir: string): QueryFault | undefined {
	if (sort !== "" && !isSort(sort)) return { field: "sort", value: sort, wanted: `one of ${SORTS.join(", ")}` };
	if (dir !== "" && dir !== "asc" && dir !== "desc") return { field: "dir", value: dir, wanted: "asc or desc" };
	return undefined;
}
