import { describe, expect, it } from "vitest";
import { type Outcome, OUTCOME_BOUNDS, parseOutcome } from "./outcome.ts";

const OUTCOME: Outcome = {
	model: "a/b",
	result: "failed",
	at: "2026-11-22T10:00:00.000Z",
	revision: "0".repeat(40),
	library: "transformers",
	install: "pip install transformers torch",
	versions: { transformers: "5.23.0" },
	sandbox: null,
	trusted: false,
	blocks: [{ shape: "0123456789abcdef", result: "failed", seconds: 1.5, peak: 1e9, output: "", reason: "no" }],
};

const read = (changes: object): Outcome | undefined => parseOutcome(JSON.stringify({ ...OUTCOME, ...changes }));

describe("an outcome", () => {
	it("is read as it was written", () => {
		expect(read({})).toEqual(OUTCOME);
	});

	it.each([
		["a text that is not JSON", undefined],
		["an unknown result", { result: "perhaps" }],
		["a wrong date", { at: "yesterday" }],
		["no blocks", { blocks: [] }],
		["an endless output", { blocks: [{ ...OUTCOME.blocks[0], output: "x".repeat(OUTCOME_BOUNDS.text + 1) }] }],
	])("is undefined for %s", (_, changes) => {
		expect(changes === undefined ? parseOutcome("{") : read(changes)).toBeUndefined();
	});
});
