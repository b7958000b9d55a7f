import type { Bits } from "../bits/bits.ts";
import { bitCount } from "../bits/count.ts";
import type { Memory } from "../bits/scratch.ts";
import type { RunLengthColumn } from "../columns/runLengthColumn.ts";
import { countsOfValues } from "../columns/valueSets.ts";

/** For each word of a set, how many documents of the set come before it. */
export function ranksOf(memory: Memory, set: Bits): Uint32Array {
	const ranks = memory.zeros(set.length + 1);
	for (let i = 0, before = 0; i < set.length; i++) ranks[i + 1] = before += bitCount(set[i]!);
	return ranks;
}

/** How many documents of a set have each value; the set is within an extent, and `ranks` are its ranks. */
export function countRuns(
	column: RunLengthColumn,
	set: Bits,
	ranks: Uint32Array,
	[first, end]: readonly [number, number],
): Uint32Array {
	const { codes, starts } = column;
	const counts = newCounts(column);
	let run = first === end ? codes.length : runOf(starts, 0, first);
	for (let before = 0; run < codes.length && starts[run]! < end; run++) {
		const until = starts[run + 1]!;
		const rest = until & 31;
		const upTo = ranks[until >>> 5]! + (rest === 0 ? 0 : bitCount(set[until >>> 5]! & ((1 << rest) - 1)));
		counts[codes[run]!]! += upTo - before;
		before = upTo;
	}
	return countsOfValues(column.values, column.otherSets, counts);
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

/** A counter for each code. */
const newCounts = ({ values, otherSets }: RunLengthColumn): Uint32Array =>
	new Uint32Array(values.length + otherSets.starts.length - 1);

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
