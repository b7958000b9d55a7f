import { expect, it } from "vitest";
import { Keys } from "./keys.ts";
import { rowKey } from "./row.ts";

it("hold what was added and nothing else, however many there are", () => {
	const keys = new Keys();
	for (let i = 0; i < 20_000; i++) keys.add(rowKey(`a/${i % 10_000}`, 1));
	const found = Array.from({ length: 20_000 }, (_, i) => keys.has(rowKey(`a/${i}`, 1)));
	expect(found.indexOf(false)).toBe(10_000);
	expect(found.lastIndexOf(true)).toBe(9999);
	expect(new Keys().has(rowKey("a", 1))).toBe(false);
});
