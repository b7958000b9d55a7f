import { links } from "../../links.ts";
import { type ListQuery, serialiseList } from "./query.ts";

/** The list's name among the islands. */
export const MODEL_LIST = "model-list";

/** Where a query is looked at. */
export function listAddress(query: ListQuery): string {
	return links.models(fields(query));
}

/** Where its list is fetched as JSON. */
export function listDataAddress(query: ListQuery): string {
	return links.island(MODEL_LIST, fields(query));
}

function fields(query: ListQuery): Readonly<Record<string, readonly string[]>> {
	const search = serialiseList(query);
	return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]));
}
