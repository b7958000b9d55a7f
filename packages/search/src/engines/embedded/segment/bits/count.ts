import { kernelsFor } from "../kernels/arena.ts";
import type { Bits } from "./bits.ts";

/** How many documents a set has. */
export function cardinality(bits: Bits): number {
	return sharedCount(bits, 0, bits, 0, bits.length);
}

/**
 * How many bits the words `first` up to, not including, `last` of `other` share with the words of `bits` that are `offset`
 * further on. Four words are summed at once.
 */
export function sharedCount(bits: Bits, offset: number, other: Bits, first: number, last: number): number {
	const kernels = kernelsFor(bits, other);
	if (kernels)
		return kernels.sharedCount(bits.byteOffset + 4 * (offset + first), other.byteOffset + 4 * first, last - first);
	let count = 0;
	let i = first;
	for (; i + 4 <= last; i += 4) {
		const at = offset + i;
		const one = (nibbleCounts(bits[at]! & other[i]!) + nibbleCounts(bits[at + 1]! & other[i + 1]!)) | 0;
		const two = (nibbleCounts(bits[at + 2]! & other[i + 2]!) + nibbleCounts(bits[at + 3]! & other[i + 3]!)) | 0;
		const bytes = (one & 0x0f0f0f0f) + ((one >>> 4) & 0x0f0f0f0f) + (two & 0x0f0f0f0f) + ((two >>> 4) & 0x0f0f0f0f);
		count += Math.imul(bytes, 0x01010101) >>> 24;
	}
	for (; i < last; i++) count += bitCount(bits[offset + i]! & other[i]!);
	return count;
}

/** How many bits of a word are set. */
export function bitCount(word: number): number {
	const nibbles = nibbleCounts(word);
	return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many bits of each four of a word are set. */
function nibbleCounts(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

export function isEmpty(bits: Bits): boolean {
	for (let i = 0; i < bits.length; i++) if (bits[i] !== 0) return false;
	return true;
}
