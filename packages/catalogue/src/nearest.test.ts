import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance, nearest } from "./nearest.ts";

describe("nearest", () => {
	const words = ["transformers", "transformers.js", "PaddleOCR", "timm", "keras", "keras-hub"];

	test("finds a word in another case, and then nothing else", () => {
		expect(nearest(words, "paddleocr")).toEqual(["PaddleOCR"]);
		expect(nearest(words, "Transformers")).toEqual(["transformers"]);
	});

	test("finds a misspelt word", () => {
		expect(nearest(words, "tranformers")[0]).toBe("transformers");
		expect(nearest(words, "tim")).toEqual(["timm"]);
	});

	test("finds words that contain the one asked for", () => {
		expect(nearest(words, "transformer")).toEqual(["transformers", "transformers.js"]);
	});

	test("finds nothing if nothing is similar, or for an empty word", () => {
		expect(nearest(words, "spectrograph")).toEqual([]);
		expect(nearest(words, "")).toEqual([]);
	});

	test("returns at most as many as requested", () => {
		expect(nearest(["aa", "ab", "ac", "ad"], "a", 2)).toHaveLength(2);
	});
});

describe("the edit distance", () => {
	test("counts insertions, deletions and replacements", () => {
		expect(editDistance("kitten", "sitting")).toBe(3);
		expect(editDistance("", "abc")).toBe(3);
	});

	test("is zero only for the same word, and symmetric", () => {
		const short = fc.string({ maxLength: 12 });
		fc.assert(
			fc.property(short, short, (a, b) => {
				expect(editDistance(a, b)).toBe(editDistance(b, a));
				expect(editDistance(a, b) === 0).toBe(a === b);
				expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
			}),
		);
	});
});
