import { isCoded, type PostingsColumn } from "../columns/column.ts";
import { maskWidth } from "../columns/multiValueColumn.ts";
import { isFrequent } from "../lists/postings.ts";
import type { DocSet } from "./docSet.ts";
import { frequentValuesOf } from "./frequentValues.ts";

/**
 * Approximate nanoseconds. By value: for a list entry, a word of bits, a list, a search in a list. By document: for it, a mask word, a head, a
 * value, and more for each if documents are far apart, so that none is in the cache.
 */
const COST = {
	entry: 0.7,
	word: 0.25,
	list: 150,
	search: 400,
	doc: 3,
	mask: 7,
	head: 2.5,
	value: 10,
	sparse: 60,
} as const;

/** Documents are far apart if fewer than this share of those between the first and the last are in the set. */
const SPARSE = 1 / 8;

/** The cost of counting a value through its postings. */
export function costByValue({ first, end, size, docCount }: DocSet): (total: number) => number {
	const bits = COST.list + (COST.word * (end - first)) / 32;
	const isContiguous = size === end - first;
	const ofList = (total: number): number => (isContiguous ? COST.search : COST.list + COST.entry * total);
	return (total) => (isFrequent(total, docCount) ? bits : ofList(total));
}

/** The cost of counting all values by looking at each document. */
export function costByDoc(column: PostingsColumn, { size, first, end, docCount }: DocSet): number {
	const far = size < SPARSE * (end - first) ? COST.sparse : 0;
	if (isCoded(column)) return size * (COST.value + far) + Math.min(4 * size, column.values.length);
	const headsPerDoc = column.headLists.entries.length / Math.max(1, docCount);
	return size * (COST.doc + headsPerDoc * COST.head + maskWidth(column) * COST.mask + 2 * far);
}

/** The cost of counting the `limit` most frequent values through their postings, if the set is like the whole segment. */
export function expectedCost(column: PostingsColumn, set: DocSet, limit: number): number {
	const { totals } = frequentValuesOf(column);
	const share = (set.isComplement ? set.docCount - set.size : set.size) / Math.max(1, set.docCount);
	const least = totals[limit - 1]! * share;
	const costOf = costByValue(set);
	let cost = 0;
	for (let i = 0; i < totals.length && totals[i]! >= least; i++) cost += costOf(totals[i]!);
	return cost;
}
