import { describe, expect, test } from "vitest";
import { nearest } from "./nearest.ts";

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
