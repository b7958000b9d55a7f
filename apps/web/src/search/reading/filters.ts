import type { Result } from "@vitrine/model";
import type { Facet, Query, Sort } from "@vitrine/search";
import { links } from "../../base/links.ts";
import { bytesFor, type Fit } from "../../hardware/fit.ts";
import { type CheckedIds, NONE_CHECKED } from "../../data/checkedIds.ts";
import type { FilterMeaning, Read } from "./meanings.ts";

/** The filters of a list of models that words stand for. */
export interface Filters {
	readonly facets: { readonly [F in Facet]?: readonly string[] };
	readonly fit?: Fit;
	readonly sort?: Sort;
	readonly dir?: "asc";
	readonly checked?: readonly Result[];
}

/** The filters that phrases stand for together. Values of one facet are alternatives; of sizes of memory, and of orders, the last counts. */
export function filtersOf(reads: readonly Read<FilterMeaning>[]): Filters {
	const meanings = reads.map(({ meaning }) => meaning);
	const facets: { [F in Facet]?: readonly string[] } = {};
	for (const [facet, value] of meanings.flatMap(valuesOf)) facets[facet] = [...new Set(facets[facet]).add(value)];
	const fit = meanings.findLast((one) => one.of === "fit")?.fit;
	const order = meanings.findLast((one) => one.of === "sort");
	const checked = [...new Set(meanings.flatMap((one) => (one.of === "checked" ? [one.result] : [])))];
	return {
		facets,
		...(fit && { fit }),
		...(order && { sort: order.sort }),
		...(order?.dir && { dir: order.dir }),
		...(checked.length > 0 && { checked }),
	};
}

function valuesOf(meaning: FilterMeaning): readonly (readonly [facet: Facet, value: string])[] {
	if (meaning.of === "author") return [[meaning.of, meaning.name]];
	return "values" in meaning ? meaning.values.map((value) => [meaning.of, value] as const) : [];
}

/** The query of an index for words and filters. */
export function queryOf(
	words: string,
	{ facets, checked, fit, sort, dir }: Filters,
	ids: CheckedIds = NONE_CHECKED,
): Query {
	return {
		filters: facets,
		...(checked && { ids: checked.flatMap((result) => ids[result]) }),
		...(words !== "" && { text: words }),
		...(fit && { ranges: { memory: { max: bytesFor(fit.memory) } } }),
		...(sort && { sort }),
		...(dir && { direction: dir }),
	};
}

/** The address of the list of models with words and filters. */
export function listOf(typedWords: string, { facets, checked, fit, sort, dir }: Filters): string {
	return links.models({ q: typedWords, ...facets, checked, memory: fit?.memory, device: fit?.device, sort, dir });
}
