import { DATES, type Dated, sinceLabel } from "../../base/since.ts";
import { labelOf } from "../../facts/facetLabels.ts";
import { fitLabel } from "../../search/reading/labels.ts";
import { FACETS, type Group } from "../../resources/models/facets.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import type { Chip } from "./view.ts";

/** The filters of a list with their labels. */
export function chipsOf({ q, filters, checked = [], fit, since = {} }: ListQuery): readonly Chip[] {
	const chosen = FACETS.flatMap((facet) => (filters[facet] ?? []).map((value) => chipOf(facet, value)));
	return [
		...(q === undefined ? [] : [{ of: "q" as const, value: q, label: `“${q}”` }]),
		...(fit ? [{ of: "fit" as const, value: String(fit.memory), label: fitLabel(fit) }] : []),
		...DATES.flatMap((date) => dateChip(date, since[date])),
		...chosen,
		...checked.map((result) => chipOf("checked", result)),
	];
}

function chipOf(facet: Group, value: string): Chip {
	return { of: facet, value, ...labelOf(facet, value) };
}

function dateChip(date: Dated, days: number | undefined): readonly Chip[] {
	return days === undefined ? [] : [{ of: date, value: String(days), label: sinceLabel(date, days) }];
}
