import type { CheckedQuery } from "../../../query.ts";
import type { Facet, FacetCount } from "../../../shapes.ts";
import { type Counted, leastOfTop, type Wanted } from "./counts.ts";
import { byBytes, Texts } from "./texts.ts";

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
	const [largest = NOTHING, ...others] = sources;
	const { known, unknown } = countsOfOthers(largest.values, others);
	const chosen = new Set<number>();
	for (const text of query.filters.get(facet) ?? []) {
		const value = largest.values.find(text);
		if (value >= 0) chosen.add(value);
		else add(unknown, text, 0);
	}
	const own = together(largest.count({ most: query.facetLimit, always: [...known.keys(), ...chosen] }), known, chosen);
	const top = new Set(largestOf(own, query.facetLimit));
	const listed = own.values.flatMap((value, i) =>
		top.has(i) || chosen.has(value) ? [{ value: largest.values.at(value), count: own.counts[i]! }] : [],
	);
	const all = listed.concat([...unknown].map(([value, count]) => ({ value, count }))).sort(bySize);
	const isChosen = new Set(query.filters.get(facet));
	return all.filter(({ value }, place) => place < query.facetLimit || isChosen.has(value));
}

/** Where there is no segment at all, values filtered by are still there. */
const NOTHING: Source = { values: Texts.of([]), count: () => ({ values: [], counts: [] }) };

/** What others count: of values that the largest segment has, by its numbers, and of those it has not. */
function countsOfOthers(
	values: Texts,
	others: readonly Source[],
): { readonly known: Map<number, number>; readonly unknown: Map<string, number> } {
	const [known, unknown] = [new Map<number, number>(), new Map<string, number>()];
	for (const other of others) {
		const counted = other.count({ most: Infinity, always: [] });
		const places = placesIn(other.values, values);
		for (const [i, value] of counted.values.entries()) {
			const place = places[value]!;
			if (place >= 0) add(known, place, counted.counts[i]!);
			else add(unknown, other.values.at(value), counted.counts[i]!);
		}
	}
	return { known, unknown };
}

/** The counts of the largest segment with those of others; chosen values are there even without a slot. */
function together(
	{ values, counts }: Counted,
	known: ReadonlyMap<number, number>,
	chosen: ReadonlySet<number>,
): Counted {
	const own = new Map(values.map((value, i) => [value, counts[i]!]));
	for (const [value, count] of known) add(own, value, count);
	for (const value of chosen) add(own, value, 0);
	return { values: [...own.keys()], counts: [...own.values()] };
}

/** For each text its number among those of a larger list, -1 where it has none there. */
function placesIn(texts: Texts, larger: Texts): Int32Array {
	const all = placesOf.get(texts) ?? new WeakMap<Texts, Int32Array>();
	const places =
		all.get(larger) ?? Int32Array.from({ length: texts.length }, (_, number) => larger.find(texts.at(number)));
	placesOf.set(texts, all.set(larger, places));
	return places;
}

const placesOf = new WeakMap<Texts, WeakMap<Texts, Int32Array>>();

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

function add<K>(counts: Map<K, number>, key: K, count: number): void {
	counts.set(key, (counts.get(key) ?? 0) + count);
}

const bySize = (a: FacetCount, b: FacetCount): number => b.count - a.count || byBytes(a.value, b.value);
