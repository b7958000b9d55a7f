import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	addDoc,
	addDocRange,
	addDocs,
	type Bits,
	emptyBits,
	fullBits,
	hasDoc,
	intersect,
	removeDoc,
	subtract,
	unite,
} from "./bits.ts";
import { bitCount, cardinality, isEmpty, sharedCount } from "./count.ts";
import { docsIn, extentOf, forEachChunk } from "./iterate.ts";
import { RowIdSet } from "./rowIdSet.ts";
import { HEAP } from "./scratch.ts";

const DOCS = 100;
const docs = fc.uniqueArray(fc.nat(DOCS - 1)).map((list) => list.sort((a, b) => a - b));

const bitsOf = (list: readonly number[]): Bits => {
	const bits = emptyBits(HEAP, DOCS);
	for (const doc of list) addDoc(bits, doc);
	return bits;
};
const listOf = (bits: Bits): number[] => [...docsIn(bits, cardinality(bits))];

describe("a set of documents", () => {
	it("has what was added, in order", () => {
		fc.assert(
			fc.property(docs, (list) => {
				const bits = bitsOf(list);
				expect(listOf(bits)).toEqual(list);
				expect(cardinality(bits)).toBe(list.length);
				expect(isEmpty(bits)).toBe(list.length === 0);
				for (let doc = 0; doc < DOCS; doc++) expect(hasDoc(bits, doc)).toBe(list.includes(doc));
			}),
		);
	});

	it("loses what is removed", () => {
		fc.assert(
			fc.property(docs, docs, (list, removed) => {
				const bits = bitsOf(list);
				for (const doc of removed) removeDoc(bits, doc);
				expect(listOf(bits)).toEqual(list.filter((doc) => !removed.includes(doc)));
			}),
		);
	});

	it("is intersected, united and subtracted like lists", () => {
		fc.assert(
			fc.property(docs, docs, (one, other) => {
				expect(listOf(intersect(bitsOf(one), bitsOf(other)))).toEqual(one.filter((doc) => other.includes(doc)));
				expect(listOf(subtract(bitsOf(one), bitsOf(other)))).toEqual(one.filter((doc) => !other.includes(doc)));
				expect(listOf(unite(bitsOf(one), bitsOf(other)))).toEqual(
					[...new Set([...one, ...other])].sort((a, b) => a - b),
				);
			}),
		);
	});

	it("adds a part of a list", () => {
		const bits = emptyBits(HEAP, DOCS);
		addDocs(bits, Uint32Array.of(5, 31, 32, 99, 7), 1, 4);
		expect(listOf(bits)).toEqual([31, 32, 99]);
	});

	it.each([0, 1, 31, 32, 33, 64])("of all %i documents has only these", (count) => {
		expect(cardinality(fullBits(HEAP, count))).toBe(count);
		expect(cardinality(subtract(fullBits(HEAP, count), emptyBits(HEAP, count)))).toBe(count);
	});

	it("shares as many documents with part of another set as a plain count says", () => {
		const words = fc.array(fc.integer(), { minLength: 30, maxLength: 60 }).map((list) => Uint32Array.from(list));
		fc.assert(
			fc.property(words, words, fc.nat(10), fc.nat(20), fc.nat(19), (bits, other, offset, first, count) => {
				let expected = 0;
				for (let i = first; i < first + count - offset; i++) expected += bitCount(bits[offset + i]! & other[i]!);
				expect(sharedCount(bits, offset, other, first, Math.max(first, first + count - offset))).toBe(expected);
			}),
		);
	});

	it("has an extent, and is visited in chunks", () => {
		fc.assert(
			fc.property(docs, (list) => {
				expect(extentOf(bitsOf(list))).toEqual(list.length === 0 ? [0, 0] : [list[0], list.at(-1)! + 1]);
				const found: number[] = [];
				forEachChunk(bitsOf(list), (some) => found.push(...some));
				expect(found).toEqual(list);
			}),
		);
		const many = fullBits(HEAP, 10_001);
		const found: number[] = [];
		forEachChunk(many, (some) => found.push(...some));
		expect(found).toEqual(Array.from({ length: 10_001 }, (_, doc) => doc));
	});

	it("adds a range of documents", () => {
		fc.assert(
			fc.property(docs, fc.nat(DOCS), fc.nat(DOCS), (list, from, to) => {
				const bits = bitsOf(list);
				addDocRange(bits, from, to);
				const all = Array.from({ length: DOCS }, (_, doc) => doc);
				expect(listOf(bits)).toEqual(all.filter((doc) => list.includes(doc) || (doc >= from && doc < to)));
			}),
		);
	});

	it("counts the bits of a word", () => {
		fc.assert(
			fc.property(fc.integer(), (word) => {
				expect(bitCount(word)).toBe((word >>> 0).toString(2).replaceAll("0", "").length);
			}),
		);
	});
});

describe("a set of row ids", () => {
	it("grows with the largest, and has only what was added", () => {
		fc.assert(
			fc.property(fc.uniqueArray(fc.nat(200_000), { maxLength: 20 }), fc.nat(200_000), (list, other) => {
				const set = RowIdSet.of(list);
				for (const rowId of list) expect(set.has(rowId)).toBe(true);
				expect(set.has(other)).toBe(list.includes(other));
				expect(set.positions(Uint32Array.of(other, ...list), true)).toHaveLength(
					list.length + (set.has(other) ? 1 : 0),
				);
				expect(set.positions(Uint32Array.from(list), false)).toEqual([]);
			}),
		);
	});
});
