import { type ReadWords, readList } from "../../search/list.ts";
import type { Site } from "../../site/site.ts";
import { FACETS } from "./facets.ts";
import { changed } from "./changes.ts";
import type { ListQuery } from "./query.ts";

/** The words of an address as they were read. */
export interface ReadView extends Pick<ReadWords, "parts" | "notes" | "wantsMachine"> {
	/** The words, as typed. */
	readonly asked: string;
}

/** A query with the filters that its words stand for, and what was read. Filters in the address come first; an order and a size in it count. */
export async function readQuery(
	site: Pick<Site, "store" | "config">,
	query: ListQuery,
): Promise<{ readonly query: ListQuery; readonly read?: { readonly read: ReadView } }> {
	const read = query.q === undefined ? undefined : await readList(site, query.q, query.fit);
	if (read === undefined || query.q === undefined) return { query };
	const { page, ...rest } = query;
	const kept = page === undefined ? {} : { page };
	return { query: { ...withRead(rest, read), ...kept }, read: { read: viewOf(query.q, read) } };
}

function withRead(
	query: ListQuery,
	{ words, filters: { facets, fit, since, sort, dir, checked = [] } }: ReadWords,
): ListQuery {
	const chosen = FACETS.map((facet) => [facet, [...(query.filters[facet] ?? []), ...(facets[facet] ?? [])]] as const);
	return changed(query, {
		q: words,
		filters: Object.fromEntries(chosen),
		fit: query.fit ?? fit,
		since: { ...since, ...query.since },
		...(checked.length > 0 && { checked: [...(query.checked ?? []), ...checked] }),
		...(query.sort === undefined && sort && { sort, dir }),
	});
}

/** Characters of the words as typed that are sent; no more are ever read. */
const LONGEST = 4000;

function viewOf(asked: string, { parts, notes, wantsMachine }: ReadWords): ReadView {
	return { asked: asked.slice(0, LONGEST), parts, notes, ...(wantsMachine && { wantsMachine }) };
}
