import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	add,
	addAll,
	allBits,
	type Bits,
	has,
	isEmpty,
	keep,
	noBits,
	ones,
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

	it("counts the bits of a number", () => {
		fc.assert(
			fc.property(fc.integer(), (word) => {
				expect(ones(word)).toBe((word >>> 0).toString(2).replaceAll("0", "").length);
			}),
		);
	});
});
