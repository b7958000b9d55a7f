import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance } from "./editDistance.ts";

const short = fc.string({ unit: fc.constantFrom("a", "b", "c", "é", "🤗"), maxLength: 9 });

describe("the edit distance", () => {
	test("counts insertions, deletions and replacements", () => {
		expect(editDistance("kitten", "sitting")).toBe(3);
		expect(editDistance("", "abc")).toBe(3);
		expect(editDistance("abdc", "abcd")).toBe(2);
	});

	test("is zero only for the same word, and symmetric", () => {
		const words = fc.string({ maxLength: 12 });
		fc.assert(
			fc.property(words, words, fc.boolean(), (a, b, transpositions) => {
				const distance = editDistance(a, b, { transpositions });
				expect(editDistance(b, a, { transpositions })).toBe(distance);
				expect(distance === 0).toBe(a === b);
				expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
			}),
		);
	});

	test("counts swapped neighbours as one edit if requested", () => {
		expect(editDistance("abdc", "abcd", { transpositions: true })).toBe(1);
		expect(editDistance("ba", "ab", { transpositions: true })).toBe(1);
		expect(editDistance("ca", "abc", { transpositions: true })).toBe(3);
	});

	test("agrees with the recursive definition", () => {
		fc.assert(
			fc.property(short, short, fc.boolean(), (a, b, transpositions) => {
				expect(editDistance(a, b, { transpositions })).toBe(defined(a, b, transpositions));
			}),
			{ numRuns: 300 },
		);
	});

	test("stops at the maximum, and is exact up to it", () => {
		fc.assert(
			fc.property(short, short, fc.nat(4), fc.boolean(), (a, b, max, transpositions) => {
				const whole = editDistance(a, b, { transpositions });
				expect(editDistance(a, b, { transpositions, max })).toBe(Math.min(whole, max + 1));
			}),
			{ numRuns: 500 },
		);
	});

	test("compares lists of characters by character", () => {
		expect(editDistance("🤗", "🤖")).toBe(1);
		expect(editDistance("a🤗", "a")).toBe(2);
		expect(editDistance([..."a🤗"], [..."a"])).toBe(1);
	});
});

/** The recursive definition, without a table. */
function defined(a: string, b: string, transpositions: boolean): number {
	const known = new Map<string, number>();
	const distance = (i: number, j: number): number => {
		const key = `${i} ${j}`;
		const found = known.get(key) ?? compute(i, j);
		known.set(key, found);
		return found;
	};
	const compute = (i: number, j: number): number => {
		if (i === 0 || j === 0) return i + j;
		const same = a[i - 1] === b[j - 1] ? 0 : 1;
		const least = Math.min(distance(i - 1, j) + 1, distance(i, j - 1) + 1, distance(i - 1, j - 1) + same);
		const isSwap = transpositions && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
		return isSwap ? Math.min(least, distance(i - 2, j - 2) + 1) : least;
	};
	return distance(a.length, b.length);
}
