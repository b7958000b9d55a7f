import { describe, expect, it } from "vitest";
import { model } from "../../suite/fixture.ts";
import { filedRow, isCut, rowKey, term } from "./row.ts";

describe("a row", () => {
	it("holds what its record is found by, and the record as it is", () => {
		const record = model("Meta/Llama-3", { tags: ["x"], likes: 3, cardData: { odd: [1, null] } });
		const row = filedRow(record);
		expect(row).toMatchObject({
			id: "Meta/Llama-3",
			words: ["meta", "llama", "3", "llama3", "x"],
			idWords: ["meta", "llama", "3", "llama3"],
			idEnds: ["eta", "lama", "ama", "lama3", "ama3", "ma3"],
			names: ["llama3", "metallama3"],
			facets: { author: ["Meta"], tag: ["x"] },
			figures: { likes: 3 },
		});
		expect(JSON.parse(row.record)).toEqual(record);
		expect(row.facets).not.toHaveProperty("task");
		expect(row.figures).not.toHaveProperty("downloads");
	});

	it("has a key of few bytes whatever its id, another one for each id and each commit", () => {
		const ids = ["a/b", "a/B", "é", "x".repeat(10_000), `${"x".repeat(10_000)}y`, ""];
		const keys = ids.flatMap((id) => [rowKey(id, 1), rowKey(id, 2)]);
		expect(new Set(keys).size).toBe(12);
		for (const key of keys) expect(Buffer.byteLength(key)).toBeLessThan(100);
	});
});

it("a term is the text itself, and of a long one its beginning and what tells it apart", () => {
	const [long, longer] = ["ü".repeat(20_000), `${"ü".repeat(20_000)}x`];
	expect(term("text")).toBe("text");
	expect(isCut(term("x".repeat(500)))).toBe(false);
	for (const text of [long, longer]) {
		expect(Buffer.byteLength(term(text))).toBeLessThan(32_766);
		expect(isCut(term(text))).toBe(true);
	}
	expect(term(long)).not.toBe(term(longer));
});
