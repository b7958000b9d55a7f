import type { Bits } from "../bits/bits.ts";
import { bitCount } from "../bits/count.ts";
import type { Memory, Scratch } from "../bits/scratch.ts";
import { kernelsFor } from "../kernels/arena.ts";
import type { RunLengthColumn } from "../columns/runLengthColumn.ts";
import { countsOfValues } from "../columns/valueSets.ts";
import { firstPosition } from "../lists/binarySearch.ts";

/** For each word of a set, how many documents of the set come before it. */
export function ranksOf(memory: Memory, set: Bits): Uint32Array {
	const ranks = memory.zeros(set.length + 1);
	const kernels = kernelsFor(set, ranks);
	if (kernels) {
		kernels.ranks(set.byteOffset, set.length, ranks.byteOffset);
		return ranks;
	}
	for (let i = 0, before = 0; i < set.length; i++) ranks[i + 1] = before += bitCount(set[i]!);
	return ranks;
}

/**
 * How many documents of a set have each value; the set is within an extent, and `ranks` are its ranks. The counts are valid
 * until counters are requested again.
 */
export function countRuns(
	column: RunLengthColumn,
	set: Bits,
	ranks: Uint32Array,
	[first, end]: readonly [number, number],
	scratch: Scratch,
): Uint32Array {
	const { codes, starts } = column;
	const counts = scratch.counters(codeCount(column));
	const from = first === end ? codes.length : runOf(starts, 0, first);
	const to = firstPosition(starts, from, codes.length, end);
	addRuns(column, set, ranks, from, to, counts);
	return countsOfValues(column.values, column.otherSets, counts);
}

/** Adds to the counts of codes the documents of the runs `from` up to, not including, `to`; no document is before them. */
function addRuns(
	{ codes, starts }: RunLengthColumn,
	set: Bits,
	ranks: Uint32Array,
	from: number,
	to: number,
	counts: Uint32Array,
): void {
	const kernels = kernelsFor(set, counts);
	if (kernels && starts.buffer === set.buffer && ranks.buffer === set.buffer) {
		const bytes = codes.BYTES_PER_ELEMENT;
		const [atStarts, atCodes] = [starts.byteOffset + 4 * from, codes.byteOffset + bytes * from];
		kernels.countRuns(set.byteOffset, ranks.byteOffset, atStarts, atCodes, bytes, to - from, counts.byteOffset);
		return;
	}
	for (let run = from, before = 0; run < to; run++) {
		const until = starts[run + 1]!;
		const rest = until & 31;
		const upTo = ranks[until >>> 5]! + (rest === 0 ? 0 : bitCount(set[until >>> 5]! & ((1 << rest) - 1)));
		counts[codes[run]!]! += upTo - before;
		before = upTo;
	}
}

/** How many documents of the segment have each value. */
export function countAllRuns(column: RunLengthColumn): Uint32Array {
	const { codes, starts } = column;
	const counts = newCounts(column);
	for (let run = 0; run < codes.length; run++) counts[codes[run]!]! += starts[run + 1]! - starts[run]!;
	return countsOfValues(column.values, column.otherSets, counts);
}

/** How many of some documents, which are ascending, have each value. */
export function countDocsInRuns(column: RunLengthColumn, docs: Uint32Array): Uint32Array {
	const { codes, starts } = column;
	const counts = newCounts(column);
	let run = 0;
	for (let i = 0; i < docs.length; i++) {
		run = runOf(starts, run, docs[i]!);
		counts[codes[run]!]!++;
	}
	return countsOfValues(column.values, column.otherSets, counts);
}

const codeCount = ({ values, otherSets }: RunLengthColumn): number => values.length + otherSets.starts.length - 1;

/** A counter for each code. */
const newCounts = (column: RunLengthColumn): Uint32Array => new Uint32Array(codeCount(column));

/** The run of a document, which is not before a run; searched in growing steps. */
function runOf(starts: Uint32Array, from: number, doc: number): number {
	let [low, step] = [from, 1];
	while (low + step < starts.length && starts[low + step]! <= doc) {
		low += step;
		step *= 2;
	}
	let high = Math.min(low + step, starts.length - 1);
	while (low + 1 < high) {
		const middle = (low + high) >>> 1;
		if (starts[middle]! <= doc) low = middle;
		else high = middle;
	}
	return low;
}
