import { docsIn, lowestBit } from "../bits/iterate.ts";
import { isCoded, type PostingsColumn } from "../columns/column.ts";
import { maskWidth, type MultiValueColumn } from "../columns/multiValueColumn.ts";
import type { IntLists } from "../lists/intLists.ts";
import type { ValueCounts } from "../lists/topValues.ts";
import type { DocSet } from "./docSet.ts";

/** Counts the values of a few documents, without a look at the many other values. */
export function countFewDocs(column: PostingsColumn, set: DocSet): ValueCounts {
	const docs = docsIn(set.bits, set.size);
	const counts = set.counters(column.values.length);
	const values: number[] = [];
	const count = (value: number): void => {
		if (counts[value]!++ === 0) values.push(value);
	};
	for (let i = 0; i < docs.length; i++) forEachValue(column, docs[i]!, count);
	return { values, counts: values.map((value) => counts[value]!) };
}

/** Visits the values of a document. */
function forEachValue(column: PostingsColumn, doc: number, visit: (value: number) => void): void {
	if (!isCoded(column)) return forEachOfMany(column, doc, visit);
	const { values, codes, otherSets } = column;
	const code = codes[doc]!;
	if (code < values.length) visit(code);
	else forEachEntry(otherSets, code - values.length, visit);
}

function forEachOfMany(column: MultiValueColumn, doc: number, visit: (value: number) => void): void {
	const { heads, headMasks, headLists, tailLists } = column;
	const width = maskWidth(column);
	for (let i = 0; i < width; i++)
		for (let mask = headMasks[doc * width + i]!; mask !== 0; mask &= mask - 1) visit(heads[32 * i + lowestBit(mask)]!);
	for (let i = headLists.starts[doc]!; i < headLists.starts[doc + 1]!; i++) visit(heads[headLists.entries[i]!]!);
	forEachEntry(tailLists, doc, visit);
}

function forEachEntry({ starts, entries }: IntLists, list: number, visit: (entry: number) => void): void {
	for (let i = starts[list]!; i < starts[list + 1]!; i++) visit(entries[i]!);
}
