import { expect, it } from "vitest";
import { mostSimilarIds } from "./similarIds.ts";

it("puts the same name under another owner before a similar name", () => {
	const candidates = ["b/whisper-small", "openai/whisper-tiny", "c/whisper-tiny-en"];
	expect(mostSimilarIds("someone/whisper-tiny", candidates, 3)[0]).toBe("openai/whisper-tiny");
});

it("counts swapped neighbours as one edit", () => {
	expect(mostSimilarIds("a/abdc", ["a/abxy", "a/abcd"], 1)).toEqual(["a/abcd"]);
});

it("returns nothing that is not similar, and no more than the limit", () => {
	expect(mostSimilarIds("a/whisper", ["b/zzz"], 5)).toEqual([]);
	expect(mostSimilarIds("a/one", ["a/one1", "a/one2", "a/one3"], 2)).toHaveLength(2);
});
