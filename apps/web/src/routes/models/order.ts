import type { ModelRecord } from "@vitrine/model";
import type { IndexReader, Query } from "@vitrine/search";
import type { Sort } from "../../resources/models/facets.ts";
import type { ListQuery } from "../../resources/models/query.ts";

/** The order of a list: as its address says, by the closest match, or by id where nothing has a figure. */
export type Order = Sort | "match" | "name";

/** What the models of a list have a figure for, in the order in which it is preferred. */
const PREFERRED = ["trending", "downloads", "updated", "created"] as const;
type Preferred = (typeof PREFERRED)[number];

const FIGURES: { readonly [S in Preferred]: (record: ModelRecord) => boolean } = {
	trending: ({ trendingScore = 0 }) => trendingScore > 0,
	downloads: ({ downloads = 0 }) => downloads > 0,
	updated: ({ lastModified }) => lastModified !== undefined,
	created: ({ createdAt }) => createdAt !== undefined,
};

/** The order that a query asks for; undefined if it depends on the figures that its models have. */
export function orderAsked({ sort, q }: ListQuery): Order | undefined {
	return sort ?? (q === undefined ? undefined : "match");
}

/** Whether a model that is first when trending ones are shows that nothing trends. */
export function trends(record: ModelRecord | undefined): boolean {
	return record === undefined || FIGURES.trending(record);
}

/** The first order that the models of a query have figures for: a list is never ordered by ties. `first` is its query for one row. */
export async function orderOf(index: IndexReader, first: Query): Promise<Order> {
	for (const sort of PREFERRED) {
		const { rows } = await index.search({ ...first, sort, offset: 0, limit: 1 });
		if (rows[0] !== undefined && FIGURES[sort](rows[0].record)) return sort;
	}
	return "name";
}
