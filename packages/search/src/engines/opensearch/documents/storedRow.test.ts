import { describe, expect, it } from "vitest";
import { model } from "../../../suite/fixture.ts";
import { indexedFields, rowKey } from "./storedRow.ts";
import { isShortened, storedTerm } from "./terms.ts";

describe("a row", () => {
	it("has the indexed fields of its record, and the record unchanged", () => {
		const record = model("Meta/Llama-3", { tags: ["x"], likes: 3, cardData: { custom: [1, null] } });
		const row = indexedFields(record, "folder:/models");
		expect(row).toMatchObject({
			id: "Meta/Llama-3",
			words: ["meta", "llama", "3", "llama3", "x"],
			idWords: ["meta", "llama", "3", "llama3"],
			idEnds: ["eta", "lama", "ama", "lama3", "ama3", "ma3"],
			names: ["llama3", "metallama3"],
			facets: { author: ["Meta"], tag: ["x"], source: ["models"] },
			figures: { likes: 3 },
		});
		expect(JSON.parse(row.record)).toEqual(record);
		expect(row.facets).not.toHaveProperty("task");
		expect(row.figures).not.toHaveProperty("downloads");
	});

	it("has a short key, different for each id and each commit", () => {
		const ids = ["a/b", "a/B", "é", "x".repeat(10_000), `${"x".repeat(10_000)}y`, ""];
		const keys = ids.flatMap((id) => [rowKey(id, 1), rowKey(id, 2)]);
		expect(new Set(keys).size).toBe(12);
		for (const key of keys) expect(Buffer.byteLength(key)).toBeLessThan(100);
	});
});

it("a term is the text itself, or a long text shortened and distinct", () => {
	const [long, longer] = ["ü".repeat(20_000), `${"ü".repeat(20_000)}x`];
	expect(storedTerm("text")).toBe("text");
	expect(isShortened(storedTerm("x".repeat(500)))).toBe(false);
	for (const text of [long, longer]) {
		expect(Buffer.byteLength(storedTerm(text))).toBeLessThan(32_766);
		expect(isShortened(storedTerm(text))).toBe(true);
	}
	expect(storedTerm(long)).not.toBe(storedTerm(longer));
});
