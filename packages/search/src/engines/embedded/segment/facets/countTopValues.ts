import { otherCodesOf } from "../columns/codeColumn.ts";
import { isCoded, type PostingsColumn } from "../columns/column.ts";
import { countInSet } from "../lists/countInSet.ts";
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
		return scanFrequentValues(column, request, countByDifference(column, set));
	const budget = costByDoc(column, set);
	if (expectedCost(column, set, request.limit) > budget) return undefined;
	const costOf = costByValue(column, set);
	let spent = 0;
	const isTooExpensive = (value: number, total: number): boolean => (spent += costOf(value, total)) > 2 * budget;
	return scanFrequentValues(column, request, countByPostings(column, set), isTooExpensive);
}

/** Sets that lack fewer documents are counted by these. */
const FEW_LACKING = 2000;

/** Returns how many documents of a set have a value, which `total` documents of the segment have. */
type CountValue = (value: number, total: number) => number;

function scanFrequentValues(
	column: PostingsColumn,
	{ limit, always }: TopRequest,
	count: CountValue,
	isTooExpensive: (value: number, total: number) => boolean = () => false,
): ValueCounts | undefined {
	const { values, totals, mostOfOthers } = frequentValuesOf(column);
	const largest = new LargestNumbers(limit);
	const found = new Map<number, number>();
	for (let i = 0; i < values.length; i++) {
		const [value, total] = [values[i]!, totals[i]!];
		if (total < largest.least) return withAlways(column, found, always, count);
		if (isTooExpensive(value, total)) return undefined;
		const inSet = count(value, total);
		found.set(value, inSet);
		if (inSet > largest.least) largest.add(inSet);
	}
	return mostOfOthers < largest.least ? withAlways(column, found, always, count) : undefined;
}

/** Counts a value by the documents that the set lacks. */
function countByDifference(column: PostingsColumn, set: DocSet): CountValue {
	const lacking = sparseCounts(column, set);
	return (value, total) => total - lacking.of(value);
}

function countByPostings(column: PostingsColumn, set: DocSet): CountValue {
	return (value, total) => {
		let count = countInSet(column.postings, value, set.bits, set);
		if (isCoded(column))
			for (const code of otherCodesOf(column, value)) count += countInSet(column.postings, code, set.bits, set);
		return set.isComplement ? total - count : count;
	};
}

/** The requested values of the whole segment. */
export function topOfSegment(column: PostingsColumn, request: TopRequest): ValueCounts {
	const { values, totals } = frequentValuesOf(column);
	if (request.limit > values.length) return topValues(totalsOf(column), request);
	const found = new Map(Array.from(totals.subarray(0, request.limit), (total, i) => [values[i]!, total]));
	return withAlways(column, found, request.always, (_, total) => total);
}

/** The values found, without those that no document has, and those requested in any case. */
function withAlways(
	column: PostingsColumn,
	found: Map<number, number>,
	always: readonly number[],
	count: CountValue,
): ValueCounts {
	const totals = totalsOf(column);
	for (const value of always) if (!found.has(value)) found.set(value, count(value, totals[value]!));
	const counted = [...found].filter(([, inSet]) => inSet > 0);
	return { values: counted.map(([value]) => value), counts: counted.map(([, inSet]) => inSet) };
}
