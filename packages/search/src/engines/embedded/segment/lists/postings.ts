import { addDocs, type Bits, unite, wordCount } from "../bits/bits.ts";
import { docsIn } from "../bits/iterate.ts";
import { type Arena, arenaOf } from "../kernels/arena.ts";
import { firstPosition } from "./binarySearch.ts";
import { inverted } from "./codes.ts";
import type { IntLists } from "./intLists.ts";

/** The documents of each of many keys: as bits if they are many, else as a list. */
export interface Postings {
	/** The documents of each key; empty for the dense ones. */
	readonly lists: IntLists;
	/** The keys with many documents, ascending, and how many each has. */
	readonly denseKeys: Uint32Array;
	readonly denseCounts: Uint32Array;
	/** The sets of the dense keys, one after the other, of `wordsPerKey` words each. */
	readonly denseBits: Uint32Array;
	readonly wordsPerKey: number;
}

/** The share of all documents above which bits need less memory than a list. */
const DENSE = 1 / 32;

/** Whether so many documents, of all in the segment, are kept as bits. */
export const isFrequent = (count: number, docCount: number): boolean => count > docCount * DENSE;

/** Postings from the documents of each key. */
export function postingsOf({ starts, entries }: IntLists, docCount: number): Postings {
	const keys = starts.length - 1;
	const lengthOf = (key: number): number => starts[key + 1]! - starts[key]!;
	const denseKeys = Uint32Array.from(keysWhere(keys, (key) => isFrequent(lengthOf(key), docCount)));
	const denseCounts = denseKeys.map(lengthOf);
	const wordsPerKey = wordCount(docCount);
	const denseBits = new Uint32Array(denseKeys.length * wordsPerKey);
	for (const [i, key] of denseKeys.entries())
		addDocs(denseBits.subarray(i * wordsPerKey, (i + 1) * wordsPerKey), entries, starts[key]!, starts[key + 1]!);
	return { lists: withoutLists({ starts, entries }, denseKeys), denseKeys, denseCounts, denseBits, wordsPerKey };
}

function* keysWhere(keys: number, fits: (key: number) => boolean): Generator<number> {
	for (let key = 0; key < keys; key++) if (fits(key)) yield key;
}

/** The same lists, those of some keys emptied. */
function withoutLists({ starts, entries }: IntLists, emptied: Uint32Array): IntLists {
	const kept = new Uint32Array(entries.length - emptied.reduce((sum, key) => sum + starts[key + 1]! - starts[key]!, 0));
	const keptStarts = new Uint32Array(starts.length);
	let [filled, next] = [0, 0];
	for (let key = 0; key + 1 < starts.length; key++) {
		if (key === emptied[next]) next++;
		else {
			kept.set(entries.subarray(starts[key], starts[key + 1]), filled);
			filled += starts[key + 1]! - starts[key]!;
		}
		keptStarts[key + 1] = filled;
	}
	return { starts: keptStarts, entries: kept };
}

/** The position among the dense keys of the first that is not below a key. */
export const densePosition = ({ denseKeys }: Postings, key: number): number =>
	firstPosition(denseKeys, 0, denseKeys.length, key);

const denseDocs = ({ denseBits, wordsPerKey }: Postings, position: number): Bits =>
	denseBits.subarray(position * wordsPerKey, (position + 1) * wordsPerKey);

/** Adds to a set the documents of the keys `from` up to, not including, `to`. */
export function addPostings(into: Bits, postings: Postings, from: number, to: number): void {
	const { lists, denseKeys } = postings;
	addDocs(into, lists.entries, lists.starts[from]!, lists.starts[to]!);
	for (let i = densePosition(postings, from); i < denseKeys.length && denseKeys[i]! < to; i++)
		unite(into, denseDocs(postings, i));
}

/** Adds to a set the documents of some keys. */
export function addPostingsOf(into: Bits, postings: Postings, keys: Uint32Array): void {
	const { starts, entries } = postings.lists;
	const arena = arenaOf(into);
	if (arena && arena === arenaOf(entries)) addLists(into, postings.lists, keys, arena);
	else for (let i = 0; i < keys.length; i++) addDocs(into, entries, starts[keys[i]!]!, starts[keys[i]! + 1]!);
	for (const position of densePositions(postings, keys)) unite(into, denseDocs(postings, position));
}

/** The positions of the keys that are dense. */
function densePositions(postings: Postings, keys: Uint32Array): ReadonlySet<number> {
	const { lists, denseKeys } = postings;
	const found = new Set<number>();
	for (let i = 0; i < keys.length; i++) {
		const key = keys[i]!;
		if (lists.starts[key] !== lists.starts[key + 1]) continue;
		const position = densePosition(postings, key);
		if (denseKeys[position] === key) found.add(position);
	}
	return found;
}

function addLists(into: Bits, { starts, entries }: IntLists, keys: Uint32Array, { kernels, counters }: Arena): void {
	for (let from = 0; from < keys.length; from += counters.length) {
		const some = keys.subarray(from, from + counters.length);
		counters.set(some);
		kernels.addLists(into.byteOffset, starts.byteOffset, entries.byteOffset, counters.byteOffset, some.length);
	}
}

/** How many documents a key has. */
export function docFrequency(postings: Postings, key: number): number {
	const { lists, denseKeys, denseCounts } = postings;
	const position = densePosition(postings, key);
	return denseKeys[position] === key ? denseCounts[position]! : lists.starts[key + 1]! - lists.starts[key]!;
}

/** How many documents each key has. */
export function docFrequencies({ lists: { starts }, denseKeys, denseCounts }: Postings): Uint32Array {
	const all = new Uint32Array(starts.length - 1);
	for (let key = 0; key < all.length; key++) all[key] = starts[key + 1]! - starts[key]!;
	for (const [i, key] of denseKeys.entries()) all[key] = denseCounts[i]!;
	return all;
}

/** The documents of a key, in ascending order. */
export function docsOfKey(postings: Postings, key: number): Uint32Array {
	const { lists, denseKeys, denseCounts } = postings;
	const position = densePosition(postings, key);
	if (denseKeys[position] === key) return docsIn(denseDocs(postings, position), denseCounts[position]!);
	return lists.entries.subarray(lists.starts[key], lists.starts[key + 1]);
}

/** For each of `docCount` documents, its keys in ascending order. */
export const keysOfDocs = (postings: Postings, docCount: number): IntLists => inverted(docsOfKeys(postings), docCount);

function docsOfKeys(postings: Postings): IntLists {
	const counts = docFrequencies(postings);
	const starts = new Uint32Array(counts.length + 1);
	for (let key = 0; key < counts.length; key++) starts[key + 1] = starts[key]! + counts[key]!;
	const entries = new Uint32Array(starts[counts.length]!);
	for (let key = 0; key < counts.length; key++) entries.set(docsOfKey(postings, key), starts[key]);
	return { starts, entries };
}
