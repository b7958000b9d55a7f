import { isCoded, type PostingsColumn } from "../columns/column.ts";
import { maskWidth } from "../columns/multiValueColumn.ts";
import { isDense } from "../lists/postings.ts";
import type { DocSet } from "./docSet.ts";
import { frequentValuesOf } from "./frequentValues.ts";

/** Approximate nanoseconds. By value: for a list entry, a word of bits, a list. By document: for it, a mask word, a head, a value. */
const COST = { entry: 0.6, word: 0.25, list: 200, doc: 3, mask: 7, head: 2.5, value: 20 } as const;

/** Returns the cost of counting one value, which `total` documents of the segment have. */
type ValueCost = (value: number, total: number) => number;

/** The cost of counting a value through its postings. */
export function costByValue({ postings }: PostingsColumn, { first, end, size, docCount }: DocSet): ValueCost {
	const share = (end - first) / Math.max(1, docCount);
	const isContiguous = size === end - first;
	return (value, total) => {
		if (isDense(postings, value)) return COST.list + (COST.word * (end - first)) / 32;
		return COST.list + (isContiguous ? 0 : COST.entry * total * share);
	};
}

/** The cost of counting all values by looking at each document. */
export function costByDoc(column: PostingsColumn, { size, docCount }: DocSet): number {
	if (isCoded(column)) return size * COST.value + column.values.length;
	const headsPerDoc = column.headLists.entries.length / Math.max(1, docCount);
	return size * (COST.doc + headsPerDoc * COST.head + maskWidth(column) * COST.mask);
}

/** The cost of counting the `limit` most frequent values through their postings, if the set is like the whole segment. */
export function expectedCost(column: PostingsColumn, set: DocSet, limit: number): number {
	const { values, totals } = frequentValuesOf(column);
	const share = (set.isComplement ? set.docCount - set.size : set.size) / Math.max(1, set.docCount);
	const least = totals[limit - 1]! * share;
	const costOf = costByValue(column, set);
	let cost = 0;
	for (let i = 0; i < totals.length && totals[i]! >= least; i++) cost += costOf(values[i]!, totals[i]!);
	return cost;
}
