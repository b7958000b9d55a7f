import type { NumericColumn } from "./numericColumn.ts";

/** Documents by a numeric column, the largest value first, unknown values last; ties stay in the order of `docsById`. */
export function docsByValue({ codes, values }: NumericColumn, docsById: Uint32Array): Uint32Array {
	const most = values.length;
	const byLowBits = sortedByKey(docsById, (doc) => (most - codes[doc]!) & 0xffff);
	return most < 0x10000 ? byLowBits : sortedByKey(byLowBits, (doc) => (most - codes[doc]!) >>> 16);
}

/** A stable sort by a key of 16 bits. */
function sortedByKey(docs: Uint32Array, key: (doc: number) => number): Uint32Array {
	const next = new Uint32Array(0x10001);
	for (let i = 0; i < docs.length; i++) next[key(docs[i]!) + 1]!++;
	for (let k = 0; k < 0x10000; k++) next[k + 1]! += next[k]!;
	const sorted = new Uint32Array(docs.length);
	for (let i = 0; i < docs.length; i++) sorted[next[key(docs[i]!)]!++] = docs[i]!;
	return sorted;
}
