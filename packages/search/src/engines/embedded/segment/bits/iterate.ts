import { arenaOf } from "../kernels/arena.ts";
import type { Bits } from "./bits.ts";

/** The position of the lowest bit that is set in a word. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** The first document of a set, and the one after the last; 0 and 0 for an empty set. */
export function extentOf(bits: Bits): readonly [first: number, end: number] {
	let [first, last] = [0, bits.length - 1];
	while (first <= last && bits[first] === 0) first++;
	if (first > last) return [0, 0];
	while (bits[last] === 0) last--;
	return [(first << 5) + lowestBit(bits[first]!), (last << 5) + 32 - Math.clz32(bits[last]!)];
}

/** The documents of a set whose cardinality is `count`, in ascending order. */
export function docsIn(bits: Bits, count: number): Uint32Array {
	const arena = arenaOf(bits);
	if (arena && count <= arena.counters.length) {
		arena.kernels.listDocs(bits.byteOffset, bits.length, arena.counters.byteOffset);
		return arena.counters.slice(0, count);
	}
	const docs = new Uint32Array(count);
	let found = 0;
	for (let i = 0; found < count; i++)
		for (let word = bits[i]!; word !== 0; word &= word - 1) docs[found++] = (i << 5) + lowestBit(word);
	return docs;
}

/** Visits the documents of a set in ascending order, some thousands at a time; the array is reused. */
export function forEachChunk(bits: Bits, visit: (docs: Uint32Array) => void): void {
	const chunk = new Uint32Array(CHUNK + 32);
	let found = 0;
	for (let i = 0; i < bits.length; i++) {
		for (let word = bits[i]!; word !== 0; word &= word - 1) chunk[found++] = (i << 5) + lowestBit(word);
		if (found < CHUNK) continue;
		visit(chunk.subarray(0, found));
		found = 0;
	}
	if (found > 0) visit(chunk.subarray(0, found));
}

const CHUNK = 4096;
