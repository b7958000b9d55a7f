import { SIZES } from "@vitrine/model";
import type { FacetCount, Page } from "@vitrine/search";
import { isListed, labelOf } from "../../facts/facetLabels.ts";
import type { Facet } from "../../resources/models/facets.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import type { FacetView, OptionView } from "./view.ts";

/** Values of a facet that are sent to the browser. */
const OPTIONS = 100;
/** The values of a facet to choose from, those chosen first. `unknown` is the number of models without one. */
export function facetView(facet: Facet, page: Page, { filters }: ListQuery, unknown: number): FacetView {
	const chosen = new Set(filters[facet]);
	const counts = page.facets[facet] ?? [];
	const listed = counts.filter(({ value }) => chosen.has(value) || isListed(facet, value));
	// A catalogue of one source has nothing to choose.
	if (facet === "source" && listed.length < 2 && chosen.size === 0) return { facet, options: [], more: 0 };
	const first = facet === "size" ? bySize(listed) : chosenFirst(listed, chosen);
	const missing = [...chosen].filter((value) => !counts.some((count) => count.value === value));
	const all: FacetCount[] = [...missing.map((value) => ({ value, count: 0 })), ...first];
	return {
		facet,
		options: all.slice(0, OPTIONS).map(({ value, count }) => optionOf(facet, value, count, chosen.has(value))),
		more: Math.max(0, all.length - OPTIONS),
		...(unknown > 0 && { unknown }),
	};
}

function chosenFirst(counts: readonly FacetCount[], chosen: ReadonlySet<string>): readonly FacetCount[] {
	return counts.toSorted((a, b) => Number(chosen.has(b.value)) - Number(chosen.has(a.value)));
}

/** The classes of size, the smallest first. */
function bySize(counts: readonly FacetCount[]): readonly FacetCount[] {
	return counts.toSorted((a, b) => place(a) - place(b));
}

function place({ value }: FacetCount): number {
	return SIZES.findIndex(({ name }) => name === value);
}

function optionOf(facet: Facet, value: string, count: number, chosen: boolean): OptionView {
	return { value, count, chosen, ...labelOf(facet, value) };
}
