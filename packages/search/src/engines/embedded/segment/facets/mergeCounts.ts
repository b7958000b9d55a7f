import type { FacetCount } from "../../../../api/page.ts";
import { type TopRequest, topThreshold, type ValueCounts } from "../lists/topValues.ts";
import { TermDictionary } from "../terms/termDictionary.ts";
import { compareUtf8 } from "../terms/utf8Order.ts";

/** The values of a facet in one segment, and functions that count them. */
export interface SegmentFacet {
	readonly values: TermDictionary;
	readonly count: (request: TopRequest) => ValueCounts;
	/** How many documents have each of some values. */
	readonly countEach: (values: Uint32Array) => Uint32Array;
	/** How many documents of the whole segment have each value. */
	readonly totals: () => Uint32Array;
}

/**
 * The counts of all segments together, most frequent first, ties by value; filtered values are always included. The first
 * segment is the largest: of its own values only the most frequent are counted, and those of the other segments that may be among them with these.
 */
export function mergedCounts(
	[largest = NO_SEGMENT, ...others]: readonly SegmentFacet[],
	filtered: readonly string[],
	limit: number,
): readonly FacetCount[] {
	const { known, unknown } = countsOfOthers(largest.values, others);
	const always = new Set<number>();
	for (const text of filtered) {
		const value = largest.values.find(text);
		if (value >= 0) always.add(value);
		else add(unknown, text, 0);
	}
	const own = withOthers(countsOfLargest(largest, known, { limit, always: [...always] }), known, always);
	const top = new Set(topPositions(own, limit));
	const listed = own.values.flatMap((value, i) =>
		top.has(i) || always.has(value) ? [{ value: largest.values.at(value), count: own.counts[i]! }] : [],
	);
	const all = listed.concat(Array.from(unknown, ([value, count]) => ({ value, count }))).sort(byCount);
	const isFiltered = new Set(filtered);
	return all.filter(({ value }, position) => position < limit || isFiltered.has(value));
}

/** With no segment, filtered values are still listed. */
const NO_SEGMENT: SegmentFacet = {
	values: TermDictionary.of([]),
	count: () => ({ values: [], counts: [] }),
	countEach: (values) => values,
	totals: () => new Uint32Array(0),
};

/**
 * The requested counts of the largest segment, and those of the values of other segments unless even all its documents are
 * too few to make them one of the most frequent.
 */
function countsOfLargest(largest: SegmentFacet, known: ReadonlyMap<number, number>, request: TopRequest): ValueCounts {
	const { values, counts } = largest.count(request);
	if (known.size === 0) return { values, counts };
	const least = counts.length < request.limit ? 0 : topThreshold(counts, request.limit);
	const [counted, totals] = [new Set(values), largest.totals()];
	const missing = Uint32Array.from(
		[...known].filter(([value, count]) => !counted.has(value) && totals[value]! + count >= least),
		([value]) => value,
	);
	return { values: [...values, ...missing], counts: [...counts, ...largest.countEach(missing)] };
}

interface OtherCounts {
	/** Counts by the value's ordinal in the largest segment. */
	readonly known: Map<number, number>;
	/** Counts of values that the largest segment does not have. */
	readonly unknown: Map<string, number>;
}

/** The counts of all segments but the largest. */
function countsOfOthers(largest: TermDictionary, others: readonly SegmentFacet[]): OtherCounts {
	const [known, unknown] = [new Map<number, number>(), new Map<string, number>()];
	for (const { values, count } of others) {
		const counted = count({ limit: Infinity, always: [] });
		const ords = ordsIn(values, largest);
		for (const [i, value] of counted.values.entries()) {
			const ord = ords[value]!;
			if (ord >= 0) add(known, ord, counted.counts[i]!);
			else add(unknown, values.at(value), counted.counts[i]!);
		}
	}
	return { known, unknown };
}

/** The counts of the largest segment plus those of the others; the values in `always` are there even with 0, others only if counted. */
function withOthers(
	{ values, counts }: ValueCounts,
	known: ReadonlyMap<number, number>,
	always: ReadonlySet<number>,
): ValueCounts {
	const all = new Map(values.map((value, i) => [value, counts[i]!]));
	for (const [value, count] of known) if (all.has(value)) add(all, value, count);
	for (const value of always) add(all, value, 0);
	return { values: [...all.keys()], counts: [...all.values()] };
}

/** For each term, its ordinal in a larger dictionary; -1 if it is not there. */
function ordsIn(terms: TermDictionary, larger: TermDictionary): Int32Array {
	const byLarger = cache.get(terms) ?? new WeakMap<TermDictionary, Int32Array>();
	const ords =
		byLarger.get(larger) ?? Int32Array.from({ length: terms.length }, (_, ord) => larger.find(terms.at(ord)));
	cache.set(terms, byLarger.set(larger, ords));
	return ords;
}

/** Ordinals by both dictionaries; dropped with either, and neither ever changes. */
const cache = new WeakMap<TermDictionary, WeakMap<TermDictionary, Int32Array>>();

/** The positions of the `limit` largest counts, largest first, ties by value. */
function topPositions({ values, counts }: ValueCounts, limit: number): readonly number[] {
	const threshold = topThreshold(counts, limit);
	const inOrder = (a: number, b: number): number => counts[b]! - counts[a]! || values[a]! - values[b]!;
	const [above, equal]: [number[], number[]] = [[], []];
	for (let i = 0; i < counts.length; i++) if (counts[i]! >= threshold) (counts[i]! > threshold ? above : equal).push(i);
	const missing = limit - above.length;
	const isFarMore = equal.length > missing * SORT_FACTOR;
	const rest = isFarMore ? firstByValue(equal, values, missing) : equal.sort(inOrder);
	return above.sort(inOrder).concat(rest).slice(0, limit);
}

/** Lists that are longer than what is needed by more than this factor are not sorted. */
const SORT_FACTOR = 8;

/** The positions of the `limit` smallest values, in the order of the values. */
function firstByValue(positions: readonly number[], values: readonly number[], limit: number): readonly number[] {
	const last = Uint32Array.from(positions, (i) => values[i]!).sort()[limit - 1] ?? -1;
	return positions.filter((i) => values[i]! <= last).sort((a, b) => values[a]! - values[b]!);
}

function add<K>(counts: Map<K, number>, key: K, count: number): void {
	counts.set(key, (counts.get(key) ?? 0) + count);
}

const byCount = (a: FacetCount, b: FacetCount): number => b.count - a.count || compareUtf8(a.value, b.value);
