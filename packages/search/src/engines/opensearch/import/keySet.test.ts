import { expect, it } from "vitest";
import { rowKey } from "../documents/storedRow.ts";
import { KeySet } from "./keySet.ts";

it("has what was added and nothing else, for many keys", () => {
	const keys = new KeySet();
	for (let i = 0; i < 20_000; i++) keys.add(rowKey(`a/${i % 10_000}`, 1));
	const found = Array.from({ length: 20_000 }, (_, i) => keys.has(rowKey(`a/${i}`, 1)));
	expect(found.indexOf(false)).toBe(10_000);
	expect(found.lastIndexOf(true)).toBe(9999);
	expect(new KeySet().has(rowKey("a", 1))).toBe(false);
});
