import type { CheckedQuery } from "../../../query.ts";
import type { Facet, FacetCount } from "../../../shapes.ts";
import { type Counted, leastOfTop, type Wanted } from "./counts.ts";
import { byBytes, type Texts } from "./texts.ts";

/** The values of a facet in one segment, and what counts those that are wanted. */
export interface Source {
	readonly values: Texts;
	readonly count: (wanted: Wanted) => Counted;
}

/**
 * The counts of all segments together, largest first, ties by value; values filtered by are there whatever their count.
 * The first segment is the largest: all values that others have are asked of it, and of its own only the largest.
 */
export function tally(facet: Facet, sources: readonly Source[], query: CheckedQuery): readonly FacetCount[] {
	const chosen = new Set(query.filters.get(facet));
	const further = new Map([...chosen].map((value) => [value, 0]));
	const [largest, ...others] = sources;
	for (const { values, count } of others) {
		const counted = count({ most: Infinity, always: [] });
		for (const [i, value] of counted.values.entries()) add(further, values.at(value), counted.counts[i]!);
	}
	const own = largest ? ownCounts(largest, further, query.facetLimit) : [];
	const all = own.concat([...further].map(([value, count]) => ({ value, count }))).sort(bySize);
	return all.filter(({ value }, place) => place < query.facetLimit || chosen.has(value));
}

/** The largest counts of a segment; those of values that are counted elsewhere, too, are added there. */
function ownCounts({ values, count }: Source, further: Map<string, number>, limit: number): readonly FacetCount[] {
	const shared = new Map<number, string>();
	for (const text of further.keys()) {
		const value = values.find(text);
		if (value >= 0) shared.set(value, text);
	}
	const counted = count({ most: limit, always: [...shared.keys()] });
	const own: { values: number[]; counts: number[] } = { values: [], counts: [] };
	for (const [i, value] of counted.values.entries()) {
		const text = shared.get(value);
		if (text !== undefined) add(further, text, counted.counts[i]!);
		else {
			own.values.push(value);
			own.counts.push(counted.counts[i]!);
		}
	}
	return largestOf(own, limit).map((i) => ({ value: values.at(own.values[i]!), count: own.counts[i]! }));
}

/** The places of the largest counts, largest first, ties by value; at most so many. */
function largestOf({ values, counts }: Counted, most: number): readonly number[] {
	const least = leastOfTop(counts, most);
	const bySize = (a: number, b: number): number => counts[b]! - counts[a]! || values[a]! - values[b]!;
	const [above, equal]: [number[], number[]] = [[], []];
	for (let i = 0; i < counts.length; i++) if (counts[i]! >= least) (counts[i]! > least ? above : equal).push(i);
	const wanted = most - above.length;
	return above
		.sort(bySize)
		.concat(equal.length > wanted * SOME ? firstOf(equal, values, wanted) : equal.sort(bySize))
		.slice(0, most);
}

/** So many times as many as are wanted are not all sorted. */
const SOME = 8;

/** The places of the smallest values, in their order; fewer than all. */
function firstOf(places: readonly number[], values: readonly number[], most: number): readonly number[] {
	const last = Uint32Array.from(places, (i) => values[i]!).sort()[most - 1] ?? -1;
	return places.filter((i) => values[i]! <= last).sort((a, b) => values[a]! - values[b]!);
}

const add = (counts: Map<string, number>, text: string, count: number): void =>
	void counts.set(text, (counts.get(text) ?? 0) + count);

const bySize = (a: FacetCount, b: FacetCount): number => b.count - a.count || byBytes(a.value, b.value);
