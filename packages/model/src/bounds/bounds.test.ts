import { describe, expect, test } from "vitest";
import { swept } from "../../../../test/sweep.ts";
import { boundedRecord } from "./bounds.ts";

const KIB = 1024;
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const nested = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));
const files = (count: number) =>
	Array.from({ length: count }, (_, at) => ({ rfilename: `data/part/${at}.parquet`, size: at }));

describe("a record within the bounds", () => {
	test.each([
		["a small one", { id: "a/b", tags: ["x"], config: { model_type: "bert" } }],
		["one of 250 KiB", { id: "a/b", tags: [], cardData: { note: "é\n".repeat(62 * KIB) } }],
		["one of 64 levels", { id: "a/b", tags: [], other: nested(63) }],
	])("is returned as it is: %s", (_, record) => {
		expect(boundedRecord(record)).toBe(record);
	});
});

describe("a record beyond the bounds", () => {
	test("loses only the largest part", () => {
		const card = { license: "mit", "model-index": "x".repeat(6_000_000) };
		const bounded = boundedRecord({ id: "a/b", tags: ["t"], likes: 7, cardData: card });
		expect(bounded).toEqual({
			id: "a/b",
			tags: ["t"],
			likes: 7,
			cardData: { license: "mit" },
			leftOut: [{ field: "cardData.model-index", bytes: 6_000_002, reason: "size" }],
		});
	});

	test("loses what is nested too deeply, a million levels as well", () => {
		const bounded = boundedRecord({
			id: "a/b",
			tags: [],
			config: { model_type: "t5", x: nested(1_000_000) },
			y: nested(64),
		});
		expect(bounded.config).toEqual({ model_type: "t5" });
		expect(bounded.leftOut?.map(({ field, reason }) => [field, reason])).toEqual([
			["config.x", "depth"],
			["y", "depth"],
		]);
	});

	test("keeps the files of the highest folders", () => {
		const siblings = [...files(300_000), { rfilename: "model.safetensors" }];
		const bounded = boundedRecord({ id: "a/b", tags: [], siblings });
		expect(bytes(bounded)).toBeLessThan(256 * KIB);
		expect(bounded.siblings?.at(-1)).toEqual({ rfilename: "model.safetensors" });
		const [part] = bounded.leftOut ?? [];
		expect(part).toMatchObject({ field: "siblings", entries: siblings.length - (bounded.siblings?.length ?? 0) });
	});

	const LARGE: readonly (readonly [what: string, more: object])[] = [
		["all of it", { siblings: files(300_000), config: { a: "x".repeat(6_000_000) }, readme: "x".repeat(1_000_000) }],
		["a megabyte of tags", { tags: ["x".repeat(1_000_000)] }],
		["an endless task", { pipeline_tag: "x".repeat(1_001) }],
		["text that JSON escapes", { note: "\0".repeat(100_000) }],
		["an endless name", { ["x".repeat(1_000_000)]: 1 }],
		["100,000 fields", Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`f${at}`, "x".repeat(9)]))],
		["100,000 members", { cardData: Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`f${at}`, at])) }],
	];
	for (const [[what, more], options] of swept(LARGE, 5))
		test(`fits, and stays as it is when it is bounded again: ${what}`, options, () => {
			const bounded = boundedRecord({ id: "a/b", tags: ["x"], ...more });
			expect(bytes(bounded)).toBeLessThanOrEqual(256 * KIB);
			expect(bounded.leftOut).not.toEqual([]);
			expect(boundedRecord(bounded)).toBe(bounded);
		});
});
