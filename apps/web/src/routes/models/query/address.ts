import { links } from "../../../base/links.ts";
import { COUNTS, type ListQuery, serialiseList } from "./query.ts";

/** The list's name among the islands. */
export const MODEL_LIST = "model-list";

/** Where a query is looked at. */
export function listAddress(query: ListQuery, counts?: Counts): string {
	return links.models({ ...fields(query), [COUNTS]: counts });
}

/** Whether a list waits for its counts, however long, or comes without them; absent, it waits a little. */
type Counts = "all" | "none";

/** Where its list is fetched as JSON. */
export function listDataAddress(query: ListQuery, counts?: Counts): string {
	return links.island(MODEL_LIST, { ...fields(query), [COUNTS]: counts });
}

function fields(query: ListQuery): Readonly<Record<string, readonly string[]>> {
	const search = serialiseList(query);
	return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]));
}
