import { docsIn, lowestBit } from "../bits/iterate.ts";
import type { CodeColumn } from "../columns/codeColumn.ts";
import { isCoded, type PostingsColumn } from "../columns/column.ts";
import { maskWidth, type MultiValueColumn } from "../columns/multiValueColumn.ts";
import type { TopRequest, ValueCounts } from "../lists/topValues.ts";
import type { DocSet } from "./docSet.ts";
import type { SparseCounts } from "./sparseCounts.ts";

/** Counts the values of a few documents, without a look at the many other values. */
export const countFewDocs = (column: PostingsColumn, set: DocSet, request: TopRequest): ValueCounts =>
	sparseCounts(column, set).top(request);

/** How many of the documents to count have each value; valid until it is requested again. */
export function sparseCounts(column: PostingsColumn, set: DocSet): SparseCounts {
	const docs = docsIn(set.bits, set.size);
	const counts = set.sparseCounts(column.values.length);
	if (isCoded(column)) addCodes(column, docs, counts);
	else addMany(column, docs, counts);
	return counts;
}

function addCodes(
	{ values, codes, otherSets: { starts, entries } }: CodeColumn,
	docs: Uint32Array,
	into: SparseCounts,
): void {
	const { length } = values;
	for (let i = 0; i < docs.length; i++) {
		const code = codes[docs[i]!]!;
		if (code < length) into.add(code);
		else into.addAll(entries, starts[code - length]!, starts[code - length + 1]!);
	}
}

function addMany(column: MultiValueColumn, docs: Uint32Array, into: SparseCounts): void {
	const { heads, headMasks, headLists, tailLists } = column;
	const width = maskWidth(column);
	for (let n = 0; n < docs.length; n++) {
		const doc = docs[n]!;
		for (let i = 0; i < width; i++)
			for (let mask = headMasks[doc * width + i]!; mask !== 0; mask &= mask - 1)
				into.add(heads[32 * i + lowestBit(mask)]!);
		for (let i = headLists.starts[doc]!; i < headLists.starts[doc + 1]!; i++) into.add(heads[headLists.entries[i]!]!);
		into.addAll(tailLists.entries, tailLists.starts[doc]!, tailLists.starts[doc + 1]!);
	}
}
