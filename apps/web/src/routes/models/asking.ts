import type { Query } from "@vitrine/search";
import type { VisibleStore } from "@vitrine/store";
import { type CheckedIds, checkedIds } from "../../data/checkedIds.ts";
import { bytesFor } from "../../hardware/fit.ts";
import { rangesSince } from "./dates.ts";
import type { ListQuery } from "./query/query.ts";
import { offsetOf, ROWS } from "./rows/paging.ts";

/** What the list reads: the index, and the outcomes of checks. */
export type ListStore = Pick<VisibleStore, "index" | "outcomes">;

/** What is asked for a list, and of whom. */
export interface Asking {
	readonly store: ListStore;
	readonly query: ListQuery;
	readonly now: Date;
	/** The number of models in the index. */
	readonly all: number;
	readonly checked: CheckedIds;
	/** The query of the index for a list. */
	readonly ask: (query: ListQuery) => Query;
}

export async function askingFor(store: ListStore, query: ListQuery, now: Date): Promise<Asking> {
	const all = await store.index.count();
	const checked = await checkedIds(store);
	return { store, query, now, all, checked, ask: (one) => asked(one, checked, now) };
}

/** The query of the index for a list. */
export function asked(
	{ q, filters, checked: results, fit, since, sort, dir, page }: ListQuery,
	checked: CheckedIds,
	now: Date,
): Query {
	const ranges = { ...(fit && { memory: { max: bytesFor(fit.memory) } }), ...rangesSince(since ?? {}, now) };
	return {
		...(results && results.length > 0 && { ids: results.flatMap((result) => checked[result]) }),
		limit: ROWS,
		offset: offsetOf(page),
		filters,
		...(Object.keys(ranges).length > 0 && { ranges }),
		...(q !== undefined && { text: q }),
		...(sort && { sort }),
		...(dir && { direction: dir }),
	};
}
