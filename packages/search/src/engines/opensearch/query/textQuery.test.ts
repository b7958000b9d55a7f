import { expect, it } from "vitest";
import { matchWords } from "./textQuery.ts";

const always = (): boolean => true;

it("matches only prefixes of tokens at first", () => {
	expect(matchWords(["tiny", "x"], "prefix", always)).toEqual({
		bool: {
			filter: [
				{ bool: { should: [{ prefix: { words: "tiny" } }], minimum_should_match: 1 } },
				{ bool: { should: [{ prefix: { words: "x" } }], minimum_should_match: 1 } },
			],
		},
	});
});

it("has patterns that are short enough for OpenSearch, for any word", () => {
	for (const word of ["x".repeat(25), "x".repeat(998), "x".repeat(1000), "𝒳".repeat(500)]) {
		const patterns = [...JSON.stringify(matchWords([word], "infix", () => false)).matchAll(/"value":"(@[^"]*@)"/g)];
		expect(patterns).toHaveLength(word.length > 998 ? 2 : 1);
		for (const [, pattern] of patterns) expect(pattern!.length).toBeLessThanOrEqual(1000);
	}
});

it("tolerates no typo in short words, and splits only after a possible token", () => {
	expect(matchWords(["abc"], "fuzzy", always)).toEqual(matchWords(["abc"], "infix", always));
	const pairs = JSON.stringify(matchWords(["distilbert"], "infix", (word) => word === "distil"));
	expect(pairs.match(/"term":/g)).toHaveLength(1);
});
