import type { DownloadQuery } from "../shapes.ts";

/** A query of downloads in the query language of search engines, such as `path:"a" OR path_extension:"b"`. */
export function queryText(query: DownloadQuery): string {
	if ("any" in query) return query.any.map(part).join(" OR ");
	if ("all" in query) return query.all.map(part).join(" AND ");
	if ("exists" in query) return `_exists_:"${query.exists}"`;
	return `${query.field}:${JSON.stringify(query.value)}`;
}

const part = (query: DownloadQuery): string =>
	"any" in query || "all" in query ? `(${queryText(query)})` : queryText(query);
