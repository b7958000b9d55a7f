import type { DatabaseSync } from "node:sqlite";
import { checkedQuery } from "../../query.ts";
import { type Facet, FACETS, type FacetCount } from "../../shapes.ts";
import type { Live } from "./segment/select.ts";
import { findingOf } from "./searcher.ts";
import type { Findings } from "./upkeepFindings.ts";
import type { Sums } from "./upkeepSums.ts";

/** Values of a facet, the most frequent and the rarest, that are searched for. */
const TRIED = 20;

/** Asks searches what they count, and compares it with the sums over all records. Nothing has been taken off those yet. */
export function* checkAnswers(
	database: DatabaseSync,
	lives: readonly Live[],
	sums: Sums,
	findings: Findings,
): Generator<void> {
	for (const [kind, facet] of FACETS.entries()) {
		const counted = findingOf(database, lives, checkedQuery({ limit: 1, facets: [facet] }), undefined).count(facet);
		yield;
		for (const { value, count } of counted) {
			const held = sums.count(kind, value);
			if (held !== count) findings.add(`${named(facet, value)}: a search counts ${count} records, and ${held} have it`);
		}
		const missing = sums.distinct(kind) - counted.length;
		if (missing > 0) findings.add(`${missing} values of ${facet} are not counted by a search`, missing);
		for (const { value, count } of tried(counted)) {
			const query = checkedQuery({ limit: 1, filters: { [facet]: [value] } });
			const { total } = findingOf(database, lives, query, undefined).rows;
			if (total !== count)
				findings.add(`${named(facet, value)}: a filter finds ${total} records, and ${count} are counted`);
		}
		yield;
	}
}

function tried(counted: readonly FacetCount[]): readonly FacetCount[] {
	return counted.length <= 2 * TRIED ? counted : [...counted.slice(0, TRIED), ...counted.slice(-TRIED)];
}

const named = (facet: Facet, value: string): string => `${facet} ${JSON.stringify(value)}`;
