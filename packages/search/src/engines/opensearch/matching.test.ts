import { expect, it } from "vitest";
import { matching } from "./matching.ts";

const everywhere = (): boolean => true;

it("looks for the beginning of a token only, at first", () => {
	expect(matching(["tiny", "x"], "exact", everywhere)).toEqual({
		bool: {
			filter: [
				{ bool: { should: [{ prefix: { words: "tiny" } }], minimum_should_match: 1 } },
				{ bool: { should: [{ prefix: { words: "x" } }], minimum_should_match: 1 } },
			],
		},
	});
});

it("gives every pattern a length that OpenSearch takes, whatever the word", () => {
	for (const word of ["x".repeat(25), "x".repeat(998), "x".repeat(1000), "𝒳".repeat(500)]) {
		const patterns = [...JSON.stringify(matching([word], "inside", () => false)).matchAll(/"value":"(@[^"]*@)"/g)];
		expect(patterns).toHaveLength(word.length > 998 ? 2 : 1);
		for (const [, pattern] of patterns) expect(pattern!.length).toBeLessThanOrEqual(1000);
	}
});

it("forgives nothing in short words, and looks for two words only where the first can be one", () => {
	expect(matching(["abc"], "forgiving", everywhere)).toEqual(matching(["abc"], "inside", everywhere));
	const pairs = JSON.stringify(matching(["distilbert"], "inside", (word) => word === "distil"));
	expect(pairs.match(/"term":/g)).toHaveLength(1);
});
