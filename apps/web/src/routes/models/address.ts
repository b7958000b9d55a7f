import { links } from "../../base/links.ts";
import { COUNTS } from "../../resources/models/fields.ts";
import { type ListQuery, serialiseList } from "../../resources/models/query.ts";

/** The name of the list's island. */
export const MODEL_LIST = "model-list";

/** The address of the list for a query. */
export function listAddress(query: ListQuery, counts?: Counts): string {
	return links.models({ ...fields(query), [COUNTS]: counts });
}

/** Whether to wait for the counts of a list, and show every value of its filters, or leave them out; absent: wait a short time. */
type Counts = "all" | "none";

/** The address of the list's data for a query, as JSON. */
export function listDataAddress(query: ListQuery, counts?: Counts): string {
	return links.island(MODEL_LIST, { ...fields(query), [COUNTS]: counts });
}

/** The feed of the newest models that a query finds. */
export function feedAddress(kind: "atom" | "json", query: ListQuery): string {
	const { page: _, sort: __, dir: ___, picked: ____, ...filters } = query;
	return links.feed(kind, fields(filters));
}

function fields(query: ListQuery): Readonly<Record<string, readonly string[]>> {
	const search = serialiseList(query);
	return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]));
}
