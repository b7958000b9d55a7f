import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTypoOf } from "../../../../text/typos.ts";
import { termsWithTypo } from "../query/fuzzyTerms.ts";
import { mergedDictionary } from "./mergeDictionaries.ts";
import { TermDictionary } from "./termDictionary.ts";
import { compareUtf8, sortUtf8 } from "./utf8Order.ts";

const text = fc.string({ unit: fc.constantFrom("a", "b", "é", "大", "🤗", "z", "1"), maxLength: 7 });
/** Characters whose order differs between UTF-16 and UTF-8. */
const unusual = fc.string({ unit: fc.constantFrom("a", "é", "大", "\ufffd", "\ue000", "🤗", "𐀀"), maxLength: 4 });
const texts = fc.uniqueArray(text, { maxLength: 30 }).map(sortUtf8);

describe("a dictionary of terms", () => {
	it("finds terms, prefixes and infixes like a plain list", () => {
		fc.assert(
			fc.property(texts, text, (list, key) => {
				const all = TermDictionary.of(list);
				expect(list.map((_, n) => all.at(n))).toEqual(list);
				expect(all.find(key)).toBe(list.indexOf(key));
				const [from, to] = all.prefixRange(key);
				expect(list.slice(from, to)).toEqual(list.filter((one) => one.startsWith(key)));
				if (key !== "")
					expect(Array.from(all.containing(key), (n) => list[n])).toEqual(list.filter((one) => one.includes(key)));
			}),
		);
	});

	it("finds infixes in many blocks, also across two of them", () => {
		const list = sortUtf8(Array.from({ length: 3000 }, (_, i) => `${(i * 7919) % 3001}-é${i % 37}大${i}`));
		const all = TermDictionary.of(list);
		for (const key of ["-é", "é12大12", "大29", "00-é", "1大2999", "not there", "-é36大295"])
			expect(Array.from(all.containing(key), (n) => list[n])).toEqual(list.filter((one) => one.includes(key)));
	});

	it("finds just the terms with one typo", () => {
		const letters = fc.string({ unit: fc.constantFrom("a", "b", "é"), minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(fc.uniqueArray(letters, { maxLength: 40 }).map(sortUtf8), letters, (list, word) => {
				const near = termsWithTypo(TermDictionary.of(list), word).map((n) => list[n]);
				expect(near).toEqual(list.filter((one) => isTypoOf(word, one)));
			}),
			{ numRuns: 500 },
		);
	});

	it("is sorted by the bytes of its terms", () => {
		fc.assert(
			fc.property(fc.array(unusual, { maxLength: 20 }), (list) => {
				const expected = list.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
				expect(sortUtf8([...list])).toEqual(expected);
				expect(list.toSorted(compareUtf8)).toEqual(expected);
			}),
		);
	});

	it("of several others has each term once", () => {
		fc.assert(
			fc.property(fc.array(texts, { maxLength: 4 }), (lists) => {
				const { terms: all, ords } = mergedDictionary(lists.map((list) => TermDictionary.of(list)));
				const joined = Array.from({ length: all.length }, (_, n) => all.at(n));
				expect(joined).toEqual(sortUtf8([...new Set(lists.flat())]));
				for (const [i, list] of lists.entries())
					for (const [n, one] of list.entries()) expect(all.at(ords[i]![n]!)).toBe(one);
			}),
		);
	});
});
