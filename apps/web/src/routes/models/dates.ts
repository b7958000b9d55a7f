import type { Page } from "@vitrine/search";
import { DATES, type Dated, SPANS, startOf } from "../../base/since.ts";
import type { ListQuery } from "../../resources/models/query.ts";
import type { DateView } from "./view.ts";

/** The days that are offered for a date, the chosen ones among them. */
function spansFor(query: ListQuery, date: Dated): readonly number[] {
	const chosen = query.since?.[date];
	return [...new Set([...SPANS, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);
}

/** The bounds whose counts {@link datesView} needs: models are older than each. */
export function datesBefore(query: ListQuery, now: Date): { readonly [D in Dated]: readonly number[] } {
	const before = (date: Dated): readonly number[] => spansFor(query, date).map((days) => startOf(days, now) - 1);
	return { created: before("created"), updated: before("updated") };
}

/** The filters by date, for dates that some models state. */
export function datesView(query: ListQuery, { upTo = {} }: Page): readonly DateView[] {
	return DATES.flatMap((date): readonly DateView[] => {
		const { all, known, counts } = upTo[date] ?? { all: 0, known: 0, counts: [] };
		if (known === 0 && query.since?.[date] === undefined) return [];
		const spans = spansFor(query, date).map((days, at) => ({ days, count: known - (counts[at] ?? known) }));
		return [{ date, spans: [{ count: all }, ...spans] }];
	});
}
