import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createIds, slug } from "./ids.ts";
import { character } from "../../../../../test/characters.ts";

describe("ids", () => {
	test("are given out once", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom("a", "a-2", "a-2-2", "b")), (wanted) => {
				const ids = createIds();
				const claimed = wanted.map((one) => ids.claim(one));
				expect(new Set(claimed).size).toBe(claimed.length);
			}),
		);
	});

	test("made from a text have neither spaces nor punctuation, and are never empty", () => {
		expect(slug("How to choose a model?")).toBe("how-to-choose-a-model");
		expect(slug("Über Größe")).toBe("uber-große");
		expect(slug("模型")).toBe("模型");
		expect(slug("…")).toBe("section");
		fc.assert(
			fc.property(fc.string({ unit: character }), (text) => {
				expect(slug(text)).toMatch(/^[^\s"'<>#&]+$/);
			}),
		);
	});
});
