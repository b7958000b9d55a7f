import type { ModelRecord } from "@vitrine/model";
import type { IndexReader } from "@vitrine/search";
import type { Collection } from "../../site/collections.ts";

/** The data of a collection's page. */
export interface CollectionData {
	readonly collection: Collection;
	/** Its models that the index has, in its order. */
	readonly models: readonly ModelRecord[];
	/** The ids that the index does not have. */
	readonly missing: readonly string[];
}

/** Rows of a search: a collection has at most half as many models. */
const MOST = 200;

/** Reads the models of a collection. */
export async function loadCollection(index: IndexReader, collection: Collection): Promise<CollectionData> {
	const ids = collection.models;
	const rows = ids.length === 0 ? [] : (await index.search({ ids, sort: "downloads", limit: MOST })).rows;
	const records = new Map(rows.map(({ record }) => [record.id, record]));
	return {
		collection,
		models: ids.flatMap((id) => records.get(id) ?? []),
		missing: ids.filter((id) => !records.has(id)),
	};
}
