import { RESULTS } from "@vitrine/model";
import type { IndexReader, Query } from "@vitrine/search";
import { labelOf } from "../../facts/facetLabels.ts";
import type { CheckedIds } from "../../data/checkedIds.ts";
import { changed } from "../../resources/models/changes.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import type { FacetView, OptionView } from "./view.ts";

/** The filter by result, with the models under all other filters; none while no model was checked. */
export async function checkedView(
	index: IndexReader,
	query: ListQuery,
	ids: CheckedIds,
	ask: (query: ListQuery) => Query,
): Promise<readonly FacetView[]> {
	const { checked = [] } = query;
	if (checked.length === 0 && RESULTS.every((result) => ids[result].length === 0)) return [];
	const counts = await Promise.all(
		RESULTS.map(async (value) => {
			const under = ask(changed(query, { checked: [value] }));
			return ids[value].length === 0 ? 0 : (await index.search({ ...under, limit: 1 })).total;
		}),
	);
	const options = RESULTS.map((value, at): OptionView => {
		const { label } = labelOf("checked", value);
		return { value, label, count: counts[at] ?? 0, chosen: checked.includes(value) };
	});
	return [{ facet: "checked", options: options, more: 0 }];
}
