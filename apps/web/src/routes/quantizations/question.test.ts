import { describe, expect, test } from "vitest";
import { parseCount, readQuestion } from "./question.ts";

describe("a number of parameters", () => {
	test.each([
		["8B", 8e9],
		["1.5 b", 1.5e9],
		["494M", 494e6],
		["8,030,261,248", 8_030_261_248],
		["8_030_261_248", 8_030_261_248],
		["124", 124],
	])("written %s is read", (text, count) => {
		expect(parseCount(text)).toBe(count);
	});

	test.each(["", "many", "8 GB", "-1", "0", "1e9", "99999T", "8,03", "NaN", "Infinity"])(
		"written %j is not",
		(text) => {
			expect(parseCount(text)).toBeUndefined();
		},
	);
});

test("a file name is read up to a thousand characters", () => {
	const { file, label } = readQuestion(new URLSearchParams({ file: ` ${"x".repeat(5_000)}-Q4_0.gguf` }));
	expect(file).toHaveLength(1_000);
	expect(label).toBeUndefined();
});
