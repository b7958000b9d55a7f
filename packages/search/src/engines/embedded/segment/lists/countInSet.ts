import type { Bits } from "../bits/bits.ts";
import { sharedCount } from "../bits/count.ts";
import { arenaOf, kernelsFor } from "../kernels/arena.ts";
import { firstPosition } from "./binarySearch.ts";
import { densePosition, type Postings } from "./postings.ts";

/** The extent and size of a set. */
interface Extent {
	/** The first document, and the one after the last. */
	readonly first: number;
	readonly end: number;
	readonly size: number;
}

/** In a shorter list, the part within the extent of the set is not looked for. */
const LONG = 128;

/** How many documents of a set a key has. */
export function countInSet(postings: Postings, key: number, set: Bits, { first, end, size }: Extent): number {
	const { lists, denseKeys } = postings;
	const position = densePosition(postings, key);
	if (denseKeys[position] === key) return countDense(postings, position, set, first, end);
	let [from, until] = [lists.starts[key]!, lists.starts[key + 1]!];
	if (size === end - first || until - from > LONG) {
		from = firstPosition(lists.entries, from, until, first);
		until = firstPosition(lists.entries, from, until, end);
	}
	if (size === end - first) return until - from;
	const kernels = kernelsFor(set, lists.entries);
	if (kernels) return kernels.countListed(set.byteOffset, lists.entries.byteOffset + 4 * from, until - from);
	let count = 0;
	for (let i = from; i < until; i++) {
		const doc = lists.entries[i]!;
		count += (set[doc >>> 5]! >>> (doc & 31)) & 1;
	}
	return count;
}

/** How many documents of a set within `first` to `end` the dense key at a position has. */
function countDense({ denseBits, wordsPerKey }: Postings, position: number, set: Bits, first: number, end: number) {
	return sharedCount(denseBits, position * wordsPerKey, set, first >>> 5, (end + 31) >>> 5);
}

/**
 * How many documents of a set each of some keys has. In an arena the result is valid until its counters are used again, and
 * the keys are no more than these.
 */
export function countEachInSet(postings: Postings, keys: Uint32Array, set: Bits, extent: Extent): Uint32Array {
	const { starts, entries } = postings.lists;
	const arena = arenaOf(set);
	const isContiguous = extent.size === extent.end - extent.first;
	if (isContiguous || arena === undefined || arena !== arenaOf(entries))
		return keys.map((key) => countInSet(postings, key, set, extent));
	const { counters, kernels, words } = arena;
	words.set(keys);
	const [into, from] = [counters.byteOffset, words.byteOffset];
	kernels.countLists(set.byteOffset, starts.byteOffset, entries.byteOffset, from, keys.length, into);
	for (let i = 0; i < keys.length; i++)
		if (starts[keys[i]!] === starts[keys[i]! + 1]) counters[i] = countInSet(postings, keys[i]!, set, extent);
	return counters.subarray(0, keys.length);
}
