import type { Bits } from "../bits/bits.ts";
import { forEachChunk } from "../bits/iterate.ts";
import type { CodeColumn } from "../columns/codeColumn.ts";
import { isCoded, type PostingsColumn } from "../columns/column.ts";
import { maskWidth, type MultiValueColumn, type ShortLists } from "../columns/multiValueColumn.ts";
import type { IntLists } from "../lists/intLists.ts";
import { type TopRequest, topThreshold, topValues, type ValueCounts } from "../lists/topValues.ts";
import { countBitPositions } from "./bitPositions.ts";
import type { DocSet } from "./docSet.ts";
import { totalsOf } from "./totals.ts";

/** Counts the values of all documents of a set; rare values only if one of them may be requested. */
export function countForward(column: PostingsColumn, set: DocSet, request: TopRequest): ValueCounts {
	return isCoded(column) ? countCodes(column, set, request) : countLists(column, set, request);
}

function countCodes(column: CodeColumn, set: DocSet, request: TopRequest): ValueCounts {
	const counts = set.counters(column.values.length);
	forEachChunk(set.bits, (docs) => addCodes(column, docs, counts));
	if (set.isComplement) complement(counts, totalsOf(column));
	return topValues(counts, request);
}

/** Adds to `counts` how many of some documents have each value. */
function addCodes({ values, codes, otherSets }: CodeColumn, docs: Uint32Array, counts: Uint32Array): void {
	const { starts, entries } = otherSets;
	for (let i = 0; i < docs.length; i++) {
		const code = codes[docs[i]!]!;
		if (code < values.length) counts[code]!++;
		else {
			const set = code - values.length;
			for (let at = starts[set]!; at < starts[set + 1]!; at++) counts[entries[at]!]!++;
		}
	}
}

function countLists(column: MultiValueColumn, set: DocSet, request: TopRequest): ValueCounts {
	const totals = totalsOf(column);
	const headCounts = countHeads(column, set.bits);
	if (set.isComplement)
		complement(
			headCounts,
			column.heads.map((value) => totals[value]!),
		);
	return topHeads(column, totals, headCounts, request) ?? topValues(countAll(column, set, headCounts), request);
}

/** The requested values if all of them are certainly heads. */
function topHeads(
	{ heads, values }: MultiValueColumn,
	totals: Uint32Array,
	headCounts: Uint32Array,
	{ limit, always }: TopRequest,
): ValueCounts | undefined {
	const mostOfOthers = heads.length < values.length ? totals[heads.at(-1)!]! : 0;
	const wanted = always.map((value) => heads.indexOf(value));
	if (wanted.includes(-1) || limit >= heads.length || topThreshold(headCounts, limit) <= mostOfOthers) return undefined;
	const found = topValues(headCounts, { limit, always: wanted });
	return { values: found.values.map((position) => heads[position]!), counts: found.counts };
}

function countAll(column: MultiValueColumn, set: DocSet, headCounts: Uint32Array): Uint32Array {
	const { values, heads, tailLists } = column;
	const counts = set.counters(values.length);
	forEachChunk(set.bits, (docs) => addEntries(tailLists, docs, counts));
	if (set.isComplement) complement(counts, totalsOf(column));
	for (let position = 0; position < heads.length; position++) counts[heads[position]!] = headCounts[position]!;
	return counts;
}

/** How many documents of a set have each head. */
function countHeads(column: MultiValueColumn, set: Bits): Uint32Array {
	const { heads, headMasks, headLists } = column;
	const width = maskWidth(column);
	const counts = new Uint32Array(Math.max(heads.length, 32 * width));
	forEachChunk(set, (docs) => {
		countBitPositions(headMasks, width, docs, counts);
		addEntries(headLists, docs, counts);
	});
	return counts.subarray(0, heads.length);
}

/** Adds to `counts` how many of some documents have each entry. Lists of consecutive documents are counted as one. */
function addEntries({ starts, entries }: IntLists | ShortLists, docs: Uint32Array, counts: Uint32Array): void {
	for (let i = 0; i < docs.length;) {
		const first = docs[i]!;
		let next = first + 1;
		for (i++; i < docs.length && docs[i] === next; i++) next++;
		const end = starts[next]!;
		for (let at = starts[first]!; at < end; at++) counts[entries[at]!]!++;
	}
}

/** Turns counts of the documents that a set lacks into counts of those that it has. */
function complement(counts: Uint32Array, totals: Uint32Array): void {
	for (let i = 0; i < counts.length; i++) counts[i] = totals[i]! - counts[i]!;
}
