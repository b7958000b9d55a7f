import { visibleStore, type VisibleStore } from "@vitrine/store";
import type { VisibleTo } from "@vitrine/search";
import { LRUCache } from "lru-cache";
import type { Facts } from "../../ui/page/page.ts";
import { VisibleCollections } from "../collections/visible.ts";
import type { Store } from "../store.ts";
import { factsOf } from "./facts.ts";

/** What the readers with one set of owners see. */
interface View {
	readonly store: VisibleStore;
	readonly facts: () => Promise<Facts | undefined>;
	readonly collections: VisibleCollections;
}

export type ViewOf = (owners: VisibleTo) => View;

/** Sets of owners that are remembered. */
const MOST = 200;

/** Returns a function that finds what a reader sees. Readers who see the same share it, and what is cached of it. */
export function viewsOf(store: Store): ViewOf {
	const all = viewOf(store, "*");
	const views = new LRUCache<string, View>({ max: MOST });
	return (owners) => {
		if (owners === "*") return all;
		const key = viewKey(owners);
		const view = views.get(key) ?? viewOf(store, owners);
		views.set(key, view);
		return view;
	};
}

/** A text that is the same for readers who see the same. */
export const viewKey = (owners: VisibleTo): string => (owners === "*" ? owners : JSON.stringify(owners.toSorted()));

function viewOf(store: Store, owners: VisibleTo): View {
	const visible = visibleStore(store, owners);
	return { store: visible, facts: factsOf(visible.index), collections: new VisibleCollections(visible.index) };
}
