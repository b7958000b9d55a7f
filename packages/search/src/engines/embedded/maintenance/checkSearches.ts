import type { DatabaseSync } from "node:sqlite";
import { type Facet, FACETS } from "../../../api/fields.ts";
import type { FacetCount } from "../../../api/page.ts";
import type { Query } from "../../../api/query.ts";
import { checkedQuery } from "../../../query/checkedQuery.ts";
import { LONGEST_VALUE } from "../../../query/facets.ts";
import type { Findings } from "../../shared/findings.ts";
import { SearchRun } from "../search/searchRun.ts";
import { ScratchPool } from "../segment/bits/scratch.ts";
import type { SegmentView } from "../segment/segment.ts";
import type { TermChecksums } from "./termChecksums.ts";

/** Values of each facet that are filtered by: so many of the most frequent, and of the rarest. */
const FILTERED_VALUES = 20;

/** Compares facet counts and filters with checksums of all records, from which nothing has been subtracted yet. */
export function* checkSearches(
	database: DatabaseSync,
	views: readonly SegmentView[],
	checksums: TermChecksums,
	findings: Findings,
): Generator<void> {
	const search = (query: Query): SearchRun =>
		new SearchRun(database, views, checkedQuery({ limit: 1, ...query }), undefined, new ScratchPool().scratch());
	for (const [kind, facet] of FACETS.entries()) {
		const counts = search({ facets: [facet] }).countFacet(facet);
		yield;
		for (const { value, count } of counts) {
			const stored = checksums.count(kind, value);
			if (stored !== count)
				findings.add(`${quotedValue(facet, value)}: a search counts ${count} records, but ${stored} have it`);
		}
		const missing = checksums.distinct(kind) - counts.length;
		if (missing > 0) findings.add(`${missing} values of ${facet} are not counted by a search`, missing);
		for (const { value, count } of extremes(counts.filter(({ value: { length } }) => length <= LONGEST_VALUE))) {
			const { total } = search({ filters: { [facet]: [value] } }).page;
			if (total !== count)
				findings.add(`${quotedValue(facet, value)}: a filter finds ${total} records, but ${count} are counted`);
		}
		yield;
	}
}

const extremes = (counts: readonly FacetCount[]): readonly FacetCount[] =>
	counts.length <= 2 * FILTERED_VALUES
		? counts
		: [...counts.slice(0, FILTERED_VALUES), ...counts.slice(-FILTERED_VALUES)];

const quotedValue = (facet: Facet, value: string): string => `${facet} ${JSON.stringify(value)}`;
