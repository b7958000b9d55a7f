import type { Sort } from "../../../../api/fields.ts";
import type { UpTo } from "../../../../api/page.ts";
import type { Bits } from "../bits/bits.ts";
import { cardinality } from "../bits/count.ts";
import { lowestBit } from "../bits/iterate.ts";
import { codeRange, type SortedNumericColumn } from "../columns/numericColumn.ts";
import { firstPosition } from "../lists/binarySearch.ts";
import type { Segment } from "../segment.ts";

/** Counts the documents of a set whose value is at most each bound; without a set, all documents. */
export function cumulativeCounts(
	{ docCount, numericFields }: Segment,
	set: Bits | undefined,
	sort: Sort,
	bounds: readonly number[],
): UpTo {
	const column = numericFields[sort];
	const limits = bounds.map((bound) => codeRange(column, -Infinity, bound)[1]);
	const steps = Uint32Array.from(new Set([0, ...limits])).sort();
	const sums = set ? sumsOfSet(column, set, steps) : sumsOfAll(column, docCount, steps);
	const unknown = sums[0]!;
	const all = set ? cardinality(set) : docCount;
	return { all, known: all - unknown, counts: limits.map((limit) => sums[steps.indexOf(limit)]! - unknown) };
}

/** The sums over segments, which contain different records. */
export function addedUpTo(all: readonly UpTo[], bounds: readonly number[]): UpTo {
	const sum = (of: (one: UpTo) => number): number => all.reduce((sum, one) => sum + of(one), 0);
	const counts = bounds.map((_, i) => sum((one) => one.counts[i]!));
	return { all: sum((one) => one.all), known: sum((one) => one.known), counts };
}

/** For each step, how many documents of a set have at most that code; unknown values have the code 0. */
function sumsOfSet({ codes }: SortedNumericColumn, set: Bits, steps: Uint32Array): Float64Array {
	const sums = new Float64Array(steps.length + 1);
	for (let i = 0; i < set.length; i++)
		for (let word = set[i]!; word !== 0; word &= word - 1) {
			const code = codes[(i << 5) + lowestBit(word)]!;
			sums[firstPosition(steps, 0, steps.length, code)]!++;
		}
	for (let step = 1; step < sums.length; step++) sums[step]! += sums[step - 1]!;
	return sums;
}

/** The same for all documents, by the order of the column. */
function sumsOfAll({ codes, order }: SortedNumericColumn, docCount: number, steps: Uint32Array): Float64Array {
	return Float64Array.from(steps, (step) => {
		let [low, high] = [0, docCount];
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (codes[order[middle]!]! <= step) high = middle;
			else low = middle + 1;
		}
		return docCount - low;
	});
}
