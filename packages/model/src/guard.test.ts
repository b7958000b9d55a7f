import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { guardOf } from "./guard.ts";
import { recordSchema } from "./schema/record.ts";

const isKnownValid = guardOf(recordSchema);

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

describe("a record that the guard accepts", () => {
	test("passes the schema", () => {
		let accepted = 0;
		fc.assert(
			fc.property(record, (value) => {
				if (!isKnownValid(value)) return true;
				accepted++;
				return recordSchema.safeParse(value).success;
			}),
			{ numRuns: 5000 },
		);
		expect(accepted).toBeGreaterThan(500);
	});

	test("is a usual one, not one without an id or tags, or with odd values", () => {
		const usual = { id: "a/b", tags: ["x"], likes: 1, gated: false, createdAt: "2026-08-01T10:00:00.000Z", own: [1] };
		expect(isKnownValid(usual)).toBe(true);
		expect(isKnownValid({ ...usual, cardData: { license: ["mit"], more: { deep: 1 } } })).toBe(true);
		expect(isKnownValid({ ...usual, config: { model_type: "llama" }, siblings: [{ rfilename: "a" }] })).toBe(true);
		for (const odd of [{ id: 1 }, { tags: "x" }, { likes: -1 }, { author: "" }, { cardData: [] }, { config: [] }])
			expect(isKnownValid({ ...usual, ...odd })).toBe(false);
		expect(isKnownValid({ tags: [] })).toBe(false);
		expect(isKnownValid({ id: "a" })).toBe(false);
	});

	test("has no field that the guard does not look at", () => {
		for (const field of Object.keys(recordSchema.shape))
			expect([field, isKnownValid({ id: "a", tags: [], [field]: Symbol("never right") })]).toEqual([field, false]);
	});
});

describe("a guard", () => {
	test("accepts nothing where it does not know a part of the schema", () => {
		const unknown = {
			format: z.email(),
			transform: z.string().transform((value) => value),
			coercion: z.coerce.string(),
			bound: z.string().length(9),
			"asynchronous check": z.string().refine(async () => true),
			"check with a context": z.string().superRefine(() => {}),
			"exclusive union": z.xor([z.string(), z.number()]),
			literal: z.literal("a@b.cd"),
		};
		for (const [name, schema] of Object.entries(unknown)) {
			const isKnown = guardOf(z.looseObject({ field: schema }));
			expect([name, isKnown({ field: "a@b.cd" })]).toEqual([name, false]);
			expect([name, guardOf(z.looseObject({ field: schema.optional() }))({})]).toEqual([name, true]);
		}
	});

	test("leaves the undefined to the schema, also in optional fields", () => {
		expect(guardOf(z.looseObject({ field: z.string().optional() }))({ field: undefined })).toBe(false);
	});
});
