import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordSchema } from "./schema.ts";
import { isSettled } from "./settled.ts";

const LIKELY = fc.constantFrom<unknown>(
	"",
	"text",
	"2026-08-01T10:00:00.000Z",
	"2026-02-30",
	"auto",
	0,
	7,
	-1,
	1.5,
	true,
	null,
	undefined,
	Number.NaN,
	Infinity,
	[],
	["a"],
	["a", 1],
	{},
	{ total: 3 },
	{ parameters: { BF16: 1 } },
	{ parameters: { BF16: -1 } },
	{ license: "mit", language: ["en"] },
	{ license: 1 },
	{ instance_prompt: null },
	{ auto_model: undefined },
	JSON.parse('{"__proto__":{"license":1}}'),
	new Date(0),
);
const FIELDS = [...Object.keys(recordSchema.shape), "__proto__", "constructor", "own"];
const record = fc
	.array(fc.tuple(fc.constantFrom(...FIELDS), fc.oneof(LIKELY, fc.jsonValue())), { maxLength: 8 })
	.map((entries): Record<string, unknown> => Object.fromEntries([["id", "a/b"], ["tags", ["x"]], ...entries]));

describe("a record that is settled", () => {
	test("passes the schema", () => {
		let settled = 0;
		fc.assert(
			fc.property(record, (value) => {
				if (!isSettled(value)) return true;
				settled++;
				return recordSchema.safeParse(value).success;
			}),
			{ numRuns: 5000 },
		);
		expect(settled).toBeGreaterThan(500);
	});

	test("is what a dump is full of, and not what lacks an id or tags, or has odd values", () => {
		const usual = { id: "a/b", tags: ["x"], likes: 1, gated: false, createdAt: "2026-08-01T10:00:00.000Z", own: [1] };
		expect(isSettled(usual)).toBe(true);
		expect(isSettled({ ...usual, cardData: { license: ["mit"], more: { deep: 1 } } })).toBe(true);
		for (const odd of [{ id: 1 }, { tags: "x" }, { likes: -1 }, { author: "" }, { cardData: [] }, { config: {} }])
			expect(isSettled({ ...usual, ...odd })).toBe(false);
		expect(isSettled({ tags: [] })).toBe(false);
		expect(isSettled({ id: "a" })).toBe(false);
	});

	test("names no field that the schema does not have, and leaves none out", () => {
		for (const field of Object.keys(recordSchema.shape))
			expect([field, isSettled({ id: "a", tags: [], [field]: Symbol("never right") })]).toEqual([field, false]);
	});
});
