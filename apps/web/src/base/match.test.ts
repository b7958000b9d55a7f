import { describe, expect, test } from "vitest";
import { find, wordsOf } from "./match.ts";

const THINGS = [
	{ label: "Text Generation", words: "text-generation dialogue" },
	{ label: "Text2Text Generation", words: "text2text-generation" },
	{ label: "Fill-Mask", words: "fill-mask" },
	{ label: "Mask Generation", words: "mask-generation" },
	{ label: "llama.cpp", words: "llama.cpp ggml" },
	{ label: "Café", words: "coffee" },
];

const found = (text: string): readonly string[] => find(THINGS, text, 10).map(({ label }) => label);

describe("finding", () => {
	test.each([
		["text generation", "Text Generation"],
		["GENERATION text", "Text Generation"],
		["text_gen", "Text Generation"],
		["textgeneration", "Text Generation"],
		["fillmask", "Fill-Mask"],
		["mask, fill", "Fill-Mask"],
		["llama cpp", "llama.cpp"],
		["llamacpp", "llama.cpp"],
		["cafe", "Café"],
		["dialog", "Text Generation"],
		["genration mask", "Mask Generation"],
		["fil-msak", "Fill-Mask"],
		["lllama", "llama.cpp"],
	])("%j finds %j first", (text, label) => {
		expect(found(text)[0]).toBe(label);
	});

	test("needs every word", () => {
		expect(found("text mask")).toEqual([]);
		expect(found("mask")).toEqual(["Mask Generation", "Fill-Mask"]);
	});

	test("tolerates typos only if nothing matches exactly, and none in short words", () => {
		expect(found("text2text")).toEqual(["Text2Text Generation"]);
		expect(found("tex")).toEqual(["Text Generation", "Text2Text Generation"]);
		expect(found("txt")).toEqual([]);
	});

	test("finds nothing for an empty text, and at most the number asked for", () => {
		expect(found(" -!? ")).toEqual([]);
		expect(find(THINGS, "generation", 2)).toHaveLength(2);
	});
});

test("splits words in any script, without accents", () => {
	expect(wordsOf("Übersetzung: 日本語, naïve-2x")).toEqual(["ubersetzung", "日本語", "naive", "2x"]);
});
