import { zeros } from "./lease.ts";

/** A set of slots: a bit for each, 32 to a number. */
export type Bits = Uint32Array;

export const noBits = (slots: number): Bits => zeros((slots + 31) >>> 5);

export function copied(bits: Bits): Bits {
	const copy = zeros(bits.length);
	copy.set(bits);
	return copy;
}

/** The set of all slots. */
export function allBits(slots: number): Bits {
	const bits = noBits(slots).fill(0xffffffff);
	const rest = slots & 31;
	if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
	return bits;
}

export function add(bits: Bits, slot: number): void {
	bits[slot >>> 5]! |= 1 << (slot & 31);
}

export const has = (bits: Bits, slot: number): boolean => (bits[slot >>> 5]! & (1 << (slot & 31))) !== 0;

/** Adds part of a list of slots. */
export function addAll(bits: Bits, slots: Uint32Array, from: number, to: number): void {
	for (let i = from; i < to; i++) {
		const slot = slots[i]!;
		bits[slot >>> 5]! |= 1 << (slot & 31);
	}
}

/** Adds all slots from one up to, not including, another. */
export function addRange(bits: Bits, from: number, to: number): void {
	if (from >= to) return;
	const [first, last] = [from >>> 5, (to - 1) >>> 5];
	const [head, tail] = [-1 << (from & 31), -1 >>> (31 - ((to - 1) & 31))];
	if (first === last) bits[first]! |= head & tail;
	else {
		bits[first]! |= head;
		bits.fill(0xffffffff, first + 1, last);
		bits[last]! |= tail;
	}
}

/** Keeps in the first set what is in the second. */
export function keep(bits: Bits, other: Bits): Bits {
	for (let i = 0; i < bits.length; i++) bits[i]! &= other[i]!;
	return bits;
}

/** Takes out of the first set what is in the second. */
export function without(bits: Bits, other: Bits): Bits {
	for (let i = 0; i < bits.length; i++) bits[i]! &= ~other[i]!;
	return bits;
}

export function unite(bits: Bits, other: Bits): Bits {
	for (let i = 0; i < bits.length; i++) bits[i]! |= other[i]!;
	return bits;
}

export function size(bits: Bits): number {
	return sharedSize(bits, 0, bits, 0, bits.length);
}

/**
 * How many bits are set in both of two lists: from the first up to, not including, the last number of `other`, and as
 * many of `bits`, which begin at `offset`. The sums of four numbers are taken together.
 */
export function sharedSize(bits: Bits, offset: number, other: Bits, first: number, last: number): number {
	let count = 0;
	let i = first;
	for (; i + 4 <= last; i += 4) {
		const at = offset + i;
		const one = (byFours(bits[at]! & other[i]!) + byFours(bits[at + 1]! & other[i + 1]!)) | 0;
		const two = (byFours(bits[at + 2]! & other[i + 2]!) + byFours(bits[at + 3]! & other[i + 3]!)) | 0;
		const bytes = (one & 0x0f0f0f0f) + ((one >>> 4) & 0x0f0f0f0f) + (two & 0x0f0f0f0f) + ((two >>> 4) & 0x0f0f0f0f);
		count += Math.imul(bytes, 0x01010101) >>> 24;
	}
	for (; i < last; i++) count += ones(bits[offset + i]! & other[i]!);
	return count;
}

/** How many bits are set in each four of a number. */
function byFours(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

export function isEmpty(bits: Bits): boolean {
	for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false;
	return true;
}

/** The first slot of a set, and the one after the last; 0 and 0 of an empty one. */
export function extentOf(bits: Bits): readonly [first: number, end: number] {
	let [first, last] = [0, bits.length - 1];
	while (first <= last && bits[first] === 0) first++;
	if (first > last) return [0, 0];
	while (bits[last] === 0) last--;
	const word = bits[first]!;
	return [(first << 5) + 31 - Math.clz32(word & -word), (last << 5) + 32 - Math.clz32(bits[last]!)];
}

/** The slots of a set of a known size, in ascending order. */
export function slotsOf(bits: Bits, count: number): Uint32Array {
	const slots = new Uint32Array(count);
	let found = 0;
	for (let i = 0; found < count; i++)
		for (let word = bits[i]!; word !== 0; word &= word - 1) slots[found++] = (i << 5) + 31 - Math.clz32(word & -word);
	return slots;
}

/** Visits the slots of a set in ascending order, some thousands at a time; the list is only lent. */
export function eachSlots(bits: Bits, visit: (slots: Uint32Array) => void): void {
	const some = new Uint32Array(SOME + 32);
	let found = 0;
	for (let i = 0; i < bits.length; i++) {
		for (let word = bits[i]!; word !== 0; word &= word - 1) some[found++] = (i << 5) + 31 - Math.clz32(word & -word);
		if (found < SOME) continue;
		visit(some.subarray(0, found));
		found = 0;
	}
	if (found > 0) visit(some.subarray(0, found));
}

const SOME = 4096;

/** How many bits of a number are set. */
export function ones(word: number): number {
	const fours = byFours(word);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
