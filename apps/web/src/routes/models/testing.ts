import type { Page, Query, SearchOptions } from "@vitrine/search";
import type { Store } from "../../server/store.ts";
import { shelf } from "../../testing/shelf.ts";

/** The test shelf with an index that delays its counts until `counted` resolves. */
export async function slowShelf(counted: () => Promise<void>): Promise<Store> {
	const store = await shelf();
	const search = async (query: Query, options?: SearchOptions): Promise<Page> => {
		const page = await store.index.search(query, options);
		if (query.facets !== undefined) await counted();
		return page;
	};
	const index = new Proxy(store.index, {
		get: (whole, name) => {
			const member: unknown = name === "search" ? search : Reflect.get(whole, name);
			return typeof member === "function" ? member.bind(whole) : member;
		},
	});
	return { ...store, index };
}
