import { type CodeColumn, otherCodesOf } from "../columns/codeColumn.ts";
import { isCoded, type PostingsColumn } from "../columns/column.ts";
import { MIN_WORK_WORDS } from "../kernels/arena.ts";
import { countEachInSet, countInSet } from "../lists/countInSet.ts";
import { LargestNumbers, type TopRequest, topValues, type ValueCounts } from "../lists/topValues.ts";
import { sparseCounts } from "./countDocs.ts";
import { costByDoc, costByValue, expectedCost } from "./costs.ts";
import type { DocSet } from "./docSet.ts";
import { frequentValuesOf } from "./frequentValues.ts";
import { totalsOf } from "./totals.ts";

/**
 * Counts the most frequent values of a set without a look at each document: value by value, those that are most frequent
 * in the segment first, until the next one has fewer documents in the segment than the last requested one has in the
 * set. Returns undefined if looking at each document is faster.
 */
export function countTopValues(column: PostingsColumn, set: DocSet, request: TopRequest): ValueCounts | undefined {
	if (request.limit > frequentValuesOf(column).values.length) return undefined;
	if (set.isComplement && set.size < FEW_LACKING)
		return scanFrequentValues(column, request, countByDifference(column, set), () => 0);
	const other = costByDoc(column, set);
	if (expectedCost(column, set, request.limit) > EXPECTED * other) return undefined;
	return scanFrequentValues(column, request, countByPostings(column, set), costByValue(set), AT_MOST * other);
}

/** The shares of the cost of looking at each document that counting by value may have: as expected, and before it is given up. */
const [EXPECTED, AT_MOST] = [0.6, 0.8];

/** Sets that lack fewer documents are counted by these. */
const FEW_LACKING = 2000;

/** Returns how many documents of a set have each of some values, of which `totals` documents of the segment have each. */
type CountValues = (values: Uint32Array, totals: Uint32Array) => Uint32Array;

/** Values that are counted at a time: first a few more than are usually requested, then twice as many each time. */
const [FIRST_VALUES, MOST_VALUES] = [64, MIN_WORK_WORDS];

function scanFrequentValues(
	column: PostingsColumn,
	{ limit, always }: TopRequest,
	count: CountValues,
	costOf: (total: number) => number,
	budget = Infinity,
): ValueCounts | undefined {
	const { values, totals, mostOfOthers } = frequentValuesOf(column);
	const largest = new LargestNumbers(limit);
	const found = new Map<number, number>();
	let spent = 0;
	for (let from = 0, size = FIRST_VALUES; from < values.length; from += size, size = Math.min(2 * size, MOST_VALUES)) {
		const some = totals.subarray(from, from + size);
		if (some[0]! < largest.least) return withAlways(column, found, always, count);
		for (let i = 0; i < some.length; i++) spent += costOf(some[i]!);
		if (spent > budget) return undefined;
		const counts = count(values.subarray(from, from + size), some);
		for (let i = 0; i < counts.length; i++) {
			const inSet = counts[i]!;
			if (inSet < largest.least || inSet === 0) continue;
			found.set(values[from + i]!, inSet);
			if (inSet > largest.least) largest.add(inSet);
		}
	}
	return mostOfOthers < largest.least ? withAlways(column, found, always, count) : undefined;
}

/** Counts values by the documents that the set lacks. */
function countByDifference(column: PostingsColumn, set: DocSet): CountValues {
	const lacking = sparseCounts(column, set);
	return (values, totals) => totals.map((total, i) => total - lacking.of(values[i]!));
}

function countByPostings(column: PostingsColumn, set: DocSet): CountValues {
	return (values, totals) => {
		const counts = countEachInSet(column.postings, values, set.bits, set);
		if (isCoded(column)) addOtherCodes(column, values, set, counts);
		if (set.isComplement) for (let i = 0; i < counts.length; i++) counts[i] = totals[i]! - counts[i]!;
		return counts;
	};
}

/** Adds to the counts of values those of the codes of sets that contain them. */
function addOtherCodes(column: CodeColumn, values: Uint32Array, set: DocSet, counts: Uint32Array): void {
	const { starts } = column.otherSetsOf;
	for (let i = 0; i < values.length; i++) {
		const value = values[i]!;
		if (starts[value] === starts[value + 1]) continue;
		for (const code of otherCodesOf(column, value)) counts[i]! += countInSet(column.postings, code, set.bits, set);
	}
}

/** The requested values of the whole segment. */
export function topOfSegment(column: PostingsColumn, request: TopRequest): ValueCounts {
	const { values, totals } = frequentValuesOf(column);
	if (request.limit > values.length) return topValues(totalsOf(column), request);
	const found = new Map(Array.from(totals.subarray(0, request.limit), (total, i) => [values[i]!, total]));
	return withAlways(column, found, request.always, (_, totals) => totals);
}

/** How many documents of a set have each of some values; without a set, how many of the segment. */
export function countsOfEach(column: PostingsColumn, values: Uint32Array, set: DocSet | undefined): Uint32Array {
	return countEach(column, values, set ? countByPostings(column, set) : (_, totals) => totals);
}

function countEach(column: PostingsColumn, values: Uint32Array, count: CountValues): Uint32Array {
	const totals = totalsOf(column);
	const counts = values.map((value) => totals[value]!);
	for (let from = 0; from < values.length; from += MOST_VALUES) {
		const to = from + MOST_VALUES;
		counts.set(count(values.subarray(from, to), counts.subarray(from, to)), from);
	}
	return counts;
}

/** The values found, without those that no document has, and those requested in any case. */
function withAlways(
	column: PostingsColumn,
	found: Map<number, number>,
	always: readonly number[],
	count: CountValues,
): ValueCounts {
	const missing = Uint32Array.from(always.filter((value) => !found.has(value)));
	const counts = countEach(column, missing, count);
	for (let i = 0; i < missing.length; i++) found.set(missing[i]!, counts[i]!);
	const counted = [...found].filter(([, inSet]) => inSet > 0);
	return { values: counted.map(([value]) => value), counts: counted.map(([, inSet]) => inSet) };
}
