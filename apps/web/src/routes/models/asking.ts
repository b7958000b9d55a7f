import type { Query } from "@vitrine/search";
import type { VisibleStore } from "@vitrine/store";
import { type CheckedIds, checkedIds } from "../../data/checkedIds.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import { asked } from "../../resources/models/asked.ts";

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
