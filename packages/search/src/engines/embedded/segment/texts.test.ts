import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isNear } from "../../../typos.ts";
import { nearTexts } from "./match.ts";
import { byBytes, sortedByBytes, Texts, union } from "./texts.ts";

const text = fc.string({ unit: fc.constantFrom("a", "b", "é", "大", "🤗", "z", "1"), maxLength: 7 });
/** Characters that UTF-16 puts into another order than UTF-8. */
const odd = fc.string({ unit: fc.constantFrom("a", "é", "大", "\ufffd", "\ue000", "🤗", "𐀀"), maxLength: 4 });
const texts = fc.uniqueArray(text, { maxLength: 30 }).map(sortedByBytes);

describe("texts in one block", () => {
	it("are found by themselves, their beginnings and their middles, as in a plain list", () => {
		fc.assert(
			fc.property(texts, text, (list, key) => {
				const all = Texts.of(list);
				expect(list.map((_, n) => all.at(n))).toEqual(list);
				expect(all.find(key)).toBe(list.indexOf(key));
				const [from, to] = all.beginning(key);
				expect(list.slice(from, to)).toEqual(list.filter((one) => one.startsWith(key)));
				if (key !== "")
					expect(all.containing(key).map((n) => list[n])).toEqual(list.filter((one) => one.includes(key)));
			}),
		);
	});

	it("are found by their middles in many blocks, also where they lie across two", () => {
		const list = sortedByBytes(Array.from({ length: 3000 }, (_, i) => `${(i * 7919) % 3001}-é${i % 37}大${i}`));
		const all = Texts.of(list);
		for (const key of ["-é", "é12大12", "大29", "00-é", "1大2999", "not there", "-é36大295"])
			expect(all.containing(key).map((n) => list[n])).toEqual(list.filter((one) => one.includes(key)));
	});

	it("are near a word just where one error lies between", () => {
		const letters = fc.string({ unit: fc.constantFrom("a", "b", "é"), minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(fc.uniqueArray(letters, { maxLength: 40 }).map(sortedByBytes), letters, (list, word) => {
				const near = nearTexts(Texts.of(list), word).map((n) => list[n]);
				expect(near).toEqual(list.filter((one) => isNear(one, word)));
			}),
			{ numRuns: 500 },
		);
	});

	it("stand in the order of their bytes", () => {
		fc.assert(
			fc.property(fc.array(odd, { maxLength: 20 }), (list) => {
				const expected = list.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
				expect(sortedByBytes([...list])).toEqual(expected);
				expect(list.toSorted(byBytes)).toEqual(expected);
			}),
		);
	});

	it("of several lists become one, each text once", () => {
		fc.assert(
			fc.property(fc.array(texts, { maxLength: 4 }), (lists) => {
				const { texts: all, numbers } = union(lists.map((list) => Texts.of(list)));
				const joined = Array.from({ length: all.length }, (_, n) => all.at(n));
				expect(joined).toEqual(sortedByBytes([...new Set(lists.flat())]));
				for (const [i, list] of lists.entries())
					for (const [n, one] of list.entries()) expect(all.at(numbers[i]![n]!)).toBe(one);
			}),
		);
	});
});
