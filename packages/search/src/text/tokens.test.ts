import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compacted, folded } from "./folding.ts";
import { tokens, words } from "./tokens.ts";
import { character } from "../../../../test/characters.ts";

it.each([
	["Llama-3.1-8B-Instruct", ["llama", "3", "llama3", "1", "8b", "8", "b", "instruct"]],
	["openai/whisper_tiny.en", ["openai", "whisper", "tiny", "en"]],
	["MobileNetV2", ["mobilenetv2", "mobile", "net", "v", "2"]],
	["BERTModel", ["bertmodel", "bert", "model"]],
	["Crème Brûlée", ["creme", "brulee"]],
	["通义千问Qwen2", ["通", "义", "千", "问", "qwen2", "qwen", "2"]],
	["ﬁne ②", ["fine", "2", "fine2"]],
	["🤗 --- !", []],
])("splits %j into tokens", (text, expected) => {
	expect(tokens(text)).toEqual(expected);
});

it.each([
	["whisper-TINY whisper", ["whisper", "tiny"]],
	["MobileNetV2", ["mobilenetv2"]],
	["千问", ["千", "问"]],
	["한국어", ["한국어"]],
	["हिन्दी", ["हिन्दी"]],
	["", []],
])("reads the words of %j", (text, expected) => {
	expect(words(text)).toEqual(expected);
});

it.each([
	["STRASSE", "straße"],
	["ẞ", "ss"],
	["ΟΔΟΣ", "οδος"],
	["İstanbul", "istanbul"],
	["Ёлка", "елка"],
	["Ａｂ", "ab"],
])("folds %j and %j to the same text", (one, other) => {
	expect(folded(one)).toBe(folded(other));
});

it("keeps vowel signs and voicing marks of other scripts", () => {
	expect(folded("が")).not.toBe(folded("か"));
	expect(folded("की")).not.toBe(folded("का"));
});

const texts = fc.string({ unit: character, maxLength: 30 });

it("folds a folded text to itself", () => {
	fc.assert(fc.property(texts, (text) => void expect(folded(folded(text))).toBe(folded(text))));
});

it("finds every text by each prefix of each of its words", () => {
	fc.assert(
		fc.property(texts, (text) => {
			const found = tokens(text);
			for (const word of words(text))
				for (const part of beginnings(word)) expect(found.some((token) => token.startsWith(part))).toBe(true);
		}),
	);
});

it("gives tokens of letters, digits and marks only", () => {
	expect(tokens("⺀ a ㈱")).not.toContain("⺀");
	fc.assert(
		fc.property(texts, (text) => {
			for (const token of [...tokens(text), ...words(text)]) expect(token).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
			expect(compacted(text)).toMatch(/^[\p{L}\p{N}\p{M}]*$/u);
		}),
	);
});

const beginnings = (word: string): string[] => [...word].map((_, i, all) => all.slice(0, i + 1).join(""));

describe("ASCII text", () => {
	it("is split like any other text", () => {
		const plain = fc.string({ unit: fc.constantFrom("a", "b", "A", "B", "1", "2", "-", "_", "/", " "), maxLength: 12 });
		fc.assert(
			fc.property(plain, (text) => {
				// A character beyond ASCII selects the other implementation for the whole text.
				expect(tokens(`${text} 大`)).toEqual([...tokens(text), "大"]);
				expect(compacted(`${text}大`)).toBe(`${compacted(text)}大`);
			}),
			{ numRuns: 500 },
		);
	});
});
