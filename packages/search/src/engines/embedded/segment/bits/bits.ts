import { kernelsFor } from "../kernels/arena.ts";
import type { Memory } from "./scratch.ts";

/** A set of documents: a bit for each, 32 to a word. */
export type Bits = Uint32Array;

/** The length of a set of so many documents. */
export const wordCount = (docCount: number): number => (docCount + 31) >>> 5;

export const emptyBits = (memory: Memory, docCount: number): Bits => memory.zeros(wordCount(docCount));

/** The set of all documents. */
export function fullBits(memory: Memory, docCount: number): Bits {
	const bits = emptyBits(memory, docCount).fill(0xffffffff);
	const rest = docCount & 31;
	if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
	return bits;
}

export function copyOf(memory: Memory, bits: Bits): Bits {
	const copy = memory.zeros(bits.length);
	copy.set(bits);
	return copy;
}

export function addDoc(bits: Bits, doc: number): void {
	bits[doc >>> 5]! |= 1 << (doc & 31);
}

export function removeDoc(bits: Bits, doc: number): void {
	bits[doc >>> 5]! &= ~(1 << (doc & 31));
}

export const hasDoc = (bits: Bits, doc: number): boolean => (bits[doc >>> 5]! & (1 << (doc & 31))) !== 0;

/** For fewer documents, calling a kernel is no faster. */
const FEW = 16;

/** Adds the documents `docs[from]` up to, not including, `docs[to]`. */
export function addDocs(bits: Bits, docs: Uint32Array, from: number, to: number): void {
	const kernels = to - from < FEW ? undefined : kernelsFor(bits, docs);
	if (kernels) return kernels.addDocs(bits.byteOffset, docs.byteOffset + 4 * from, to - from);
	for (let i = from; i < to; i++) {
		const doc = docs[i]!;
		bits[doc >>> 5]! |= 1 << (doc & 31);
	}
}

/** Adds the documents `from` up to, not including, `to`. */
export function addDocRange(bits: Bits, from: number, to: number): void {
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

/** Removes from the first set what is not in the second. */
export function intersect(bits: Bits, other: Bits): Bits {
	const kernels = kernelsFor(bits, other);
	if (kernels) kernels.intersect(bits.byteOffset, other.byteOffset, bits.length);
	else for (let i = 0; i < bits.length; i++) bits[i]! &= other[i]!;
	return bits;
}

/** Removes from the first set what is in the second. */
export function subtract(bits: Bits, other: Bits): Bits {
	const kernels = kernelsFor(bits, other);
	if (kernels) kernels.subtract(bits.byteOffset, other.byteOffset, bits.length);
	else for (let i = 0; i < bits.length; i++) bits[i]! &= ~other[i]!;
	return bits;
}

/** Adds to the first set what is in the second. */
export function unite(bits: Bits, other: Bits): Bits {
	const kernels = kernelsFor(bits, other);
	if (kernels) kernels.unite(bits.byteOffset, other.byteOffset, bits.length);
	else for (let i = 0; i < bits.length; i++) bits[i]! |= other[i]!;
	return bits;
}
