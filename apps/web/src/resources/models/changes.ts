import { MOST_COMPARED } from "../../base/links.ts";
import { DATES, type Dated } from "../../base/since.ts";
import type { Group } from "./facets.ts";
import { isResult } from "./fields.ts";
import { chosenIn, type ListQuery, parseList, serialiseList } from "./query.ts";

/** The first page of a query with changes; `undefined` removes a part. */
export function changed(
	query: ListQuery,
	changes: { readonly [K in keyof ListQuery]?: ListQuery[K] | undefined },
): ListQuery {
	const { query: again } = parseList(serialiseList({ ...query, page: undefined, ...changes } as ListQuery));
	return again;
}

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

const isDated = (text: string): text is Dated => (DATES as readonly string[]).includes(text);

/** The query with a model selected to compare or removed; the page stays the same. */
export function picking(query: ListQuery, id: string): ListQuery {
	const picked = query.picked ?? [];
	const others = picked.filter((one) => one !== id);
	const next = others.length < picked.length ? others : [...picked, id].slice(0, MOST_COMPARED);
	const { picked: _, ...rest } = query;
	return next.length === 0 ? rest : { ...rest, picked: next };
}
