import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	add,
	addAll,
	addRange,
	allBits,
	type Bits,
	eachSlots,
	extentOf,
	has,
	isEmpty,
	keep,
	noBits,
	ones,
	sharedSize,
	size,
	slotsOf,
	unite,
	without,
} from "./bits.ts";

const SLOTS = 100;
const slots = fc.uniqueArray(fc.nat(SLOTS - 1)).map((list) => list.sort((a, b) => a - b));

const bitsOf = (list: readonly number[]): Bits => {
	const bits = noBits(SLOTS);
	for (const slot of list) add(bits, slot);
	return bits;
};
const listOf = (bits: Bits): number[] => [...slotsOf(bits, size(bits))];

describe("a set of slots", () => {
	it("holds what was added, and gives it back in order", () => {
		fc.assert(
			fc.property(slots, (list) => {
				const bits = bitsOf(list);
				expect(listOf(bits)).toEqual(list);
				expect(size(bits)).toBe(list.length);
				expect(isEmpty(bits)).toBe(list.length === 0);
				for (let slot = 0; slot < SLOTS; slot++) expect(has(bits, slot)).toBe(list.includes(slot));
			}),
		);
	});

	it("is cut, united and reduced as lists are", () => {
		fc.assert(
			fc.property(slots, slots, (one, other) => {
				expect(listOf(keep(bitsOf(one), bitsOf(other)))).toEqual(one.filter((slot) => other.includes(slot)));
				expect(listOf(without(bitsOf(one), bitsOf(other)))).toEqual(one.filter((slot) => !other.includes(slot)));
				expect(listOf(unite(bitsOf(one), bitsOf(other)))).toEqual(
					[...new Set([...one, ...other])].sort((a, b) => a - b),
				);
			}),
		);
	});

	it("takes in a part of a list", () => {
		const bits = noBits(SLOTS);
		addAll(bits, Uint32Array.of(5, 31, 32, 99, 7), 1, 4);
		expect(listOf(bits)).toEqual([31, 32, 99]);
	});

	it.each([0, 1, 31, 32, 33, 64])("of all %i slots has no more than those", (count) => {
		expect(size(allBits(count))).toBe(count);
		expect(size(without(allBits(count), noBits(count)))).toBe(count);
	});

	it("has as many in common with part of another as a plain count says", () => {
		const words = fc.array(fc.integer(), { minLength: 30, maxLength: 60 }).map((list) => Uint32Array.from(list));
		fc.assert(
			fc.property(words, words, fc.nat(10), fc.nat(20), fc.nat(19), (bits, other, offset, first, count) => {
				let expected = 0;
				for (let i = first; i < first + count - offset; i++) expected += ones(bits[offset + i]! & other[i]!);
				expect(sharedSize(bits, offset, other, first, Math.max(first, first + count - offset))).toBe(expected);
			}),
		);
	});

	it("has its first and last slot, and gives all some at a time", () => {
		fc.assert(
			fc.property(slots, (list) => {
				expect(extentOf(bitsOf(list))).toEqual(list.length === 0 ? [0, 0] : [list[0], list.at(-1)! + 1]);
				const found: number[] = [];
				eachSlots(bitsOf(list), (some) => found.push(...some));
				expect(found).toEqual(list);
			}),
		);
		const many = allBits(10_001);
		const found: number[] = [];
		eachSlots(many, (some) => found.push(...some));
		expect(found).toEqual(Array.from({ length: 10_001 }, (_, slot) => slot));
	});

	it("takes in all from one slot to another", () => {
		fc.assert(
			fc.property(slots, fc.nat(SLOTS), fc.nat(SLOTS), (list, from, to) => {
				const bits = bitsOf(list);
				addRange(bits, from, to);
				const all = Array.from({ length: SLOTS }, (_, slot) => slot);
				expect(listOf(bits)).toEqual(all.filter((slot) => list.includes(slot) || (slot >= from && slot < to)));
			}),
		);
	});

	it("counts the bits of a number", () => {
		fc.assert(
			fc.property(fc.integer(), (word) => {
				expect(ones(word)).toBe((word >>> 0).toString(2).replaceAll("0", "").length);
			}),
		);
	});
});
