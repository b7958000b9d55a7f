import { addAll, type Bits, noBits, sharedSize, slotsOf } from "./bits.ts";
import { type Lists, transposed } from "./lists.ts";

/** For each of many keys the slots that have it: those of frequent keys as sets of bits, the others as lists. */
export interface Postings {
	/** The slots of each key, none for the frequent ones. */
	readonly lists: Lists;
	/** The frequent keys, ascending, and how many slots each has. */
	readonly frequent: Uint32Array;
	readonly counts: Uint32Array;
	/** The sets of the frequent keys, one after the other, `words` numbers each. */
	readonly bits: Uint32Array;
	readonly words: number;
}

/** Below this share of all slots a list takes less room than a set of bits, 32 slots to a number. */
const FREQUENT = 1 / 32;

/** Postings out of the slots of each key. */
export function postingsOf({ starts, entries }: Lists, slots: number): Postings {
	const keys = starts.length - 1;
	const lengthOf = (key: number): number => starts[key + 1]! - starts[key]!;
	const frequent = Uint32Array.from(keysWhere(keys, (key) => lengthOf(key) > slots * FREQUENT));
	const counts = frequent.map(lengthOf);
	const words = noBits(slots).length;
	const bits = new Uint32Array(frequent.length * words);
	for (const [i, key] of frequent.entries())
		addAll(bits.subarray(i * words, (i + 1) * words), entries, starts[key]!, starts[key + 1]!);
	return { lists: withoutLists({ starts, entries }, frequent), frequent, counts, bits, words };
}

function* keysWhere(keys: number, fits: (key: number) => boolean): Generator<number> {
	for (let key = 0; key < keys; key++) if (fits(key)) yield key;
}

/** The same lists, those of some keys emptied. */
function withoutLists({ starts, entries }: Lists, emptied: Uint32Array): Lists {
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

export const bitsOf = ({ bits, words }: Postings, place: number): Bits =>
	bits.subarray(place * words, (place + 1) * words);

/** The first place among the frequent keys that is not before a key: its own where it is one of them. */
function placeIn(frequent: Uint32Array, key: number): number {
	let [low, high] = [0, frequent.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (frequent[middle]! < key) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** Adds to a set the slots of all keys from one up to, not including, another. */
export function addSlots(into: Bits, postings: Postings, from: number, to: number): void {
	const { lists, frequent } = postings;
	addAll(into, lists.entries, lists.starts[from]!, lists.starts[to]!);
	for (let place = placeIn(frequent, from); place < frequent.length && frequent[place]! < to; place++) {
		const bits = bitsOf(postings, place);
		for (let i = 0; i < into.length; i++) into[i]! |= bits[i]!;
	}
}

/** How many slots a key has. */
export function countOf({ lists, frequent, counts }: Postings, key: number): number {
	const place = placeIn(frequent, key);
	return frequent[place] === key ? counts[place]! : lists.starts[key + 1]! - lists.starts[key]!;
}

/** The slots of a key, in ascending order. */
export function slotsOfKey(postings: Postings, key: number): Uint32Array {
	const { lists, frequent, counts } = postings;
	const place = placeIn(frequent, key);
	if (frequent[place] === key) return slotsOf(bitsOf(postings, place), counts[place]!);
	return lists.entries.subarray(lists.starts[key], lists.starts[key + 1]);
}

/** How many slots each key has. */
export function countsOf({ lists: { starts }, frequent, counts }: Postings): Uint32Array {
	const all = new Uint32Array(starts.length - 1);
	for (let key = 0; key < all.length; key++) all[key] = starts[key + 1]! - starts[key]!;
	for (const [place, key] of frequent.entries()) all[key] = counts[place]!;
	return all;
}

/** Where the slots of a set lie. */
export interface Extent {
	/** The first, and the one after the last. */
	readonly first: number;
	readonly end: number;
	readonly size: number;
}

/** How many slots of a set a key has. */
export function countIn(postings: Postings, key: number, set: Bits, { first, end, size }: Extent): number {
	const { lists, frequent } = postings;
	const place = placeIn(frequent, key);
	if (frequent[place] === key) return countShared(postings, place, set, first, end);
	const [from, to] = [lists.starts[key]!, lists.starts[key + 1]!];
	const begin = firstFrom(lists.entries, from, to, first);
	const until = firstFrom(lists.entries, begin, to, end);
	if (size === end - first) return until - begin;
	let count = 0;
	for (let i = begin; i < until; i++) {
		const slot = lists.entries[i]!;
		count += (set[slot >>> 5]! >>> (slot & 31)) & 1;
	}
	return count;
}

export function isFrequent({ frequent }: Postings, key: number): boolean {
	return frequent[placeIn(frequent, key)] === key;
}

/** The first place of part of an ascending list whose slot is not before one. */
function firstFrom(slots: Uint32Array, from: number, to: number, slot: number): number {
	let [low, high] = [from, to];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (slots[middle]! < slot) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** How many slots of a set, which lie between two, the frequent key at a place has. */
function countShared({ bits, words }: Postings, place: number, set: Bits, first: number, end: number): number {
	return sharedSize(bits, place * words, set, first >>> 5, (end + 31) >>> 5);
}

/** For each of `count` slots its keys, in ascending order. */
export const keysOfSlots = (postings: Postings, count: number): Lists => transposed(whole(postings), count);

/** The slots of each key as lists throughout. */
function whole(postings: Postings): Lists {
	const counts = countsOf(postings);
	const starts = new Uint32Array(counts.length + 1);
	for (let key = 0; key < counts.length; key++) starts[key + 1] = starts[key]! + counts[key]!;
	const entries = new Uint32Array(starts.at(-1)!);
	for (let key = 0; key < counts.length; key++) entries.set(slotsOfKey(postings, key), starts[key]);
	return { starts, entries };
}
