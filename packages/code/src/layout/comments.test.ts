import { describe, expect, it } from "vitest";
import { wrappedComment } from "./comments.ts";

describe("a wrapped comment", () => {
	it("has the mark of a comment on each line of a sentence, also of one that mentions an option", () => {
		const sentence = "# The family is a guess: audiocpp_cli --list-loaders lists all families that it knows.";
		const lines = wrappedComment(sentence);
		expect(lines.length).toBeGreaterThan(1);
		for (const line of lines) expect(line).toMatch(/^# [^\\]+$/);
		expect(lines.map((line) => line.slice(2)).join(" ")).toBe(sentence.slice(2));
	});

	it("has backslashes in a command, which can be copied", () => {
		const lines = wrappedComment("# vllm serve acme/harbour-7b --tensor-parallel-size 2 --max-model-len 8192");
		expect(lines.length).toBeGreaterThan(1);
		for (const line of lines.slice(0, -1)) expect(line).toMatch(/ \\$/);
	});
});
