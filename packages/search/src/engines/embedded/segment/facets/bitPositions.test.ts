import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countBitPositions } from "./bitPositions.ts";

describe("bit positions", () => {
	it("are counted as one by one, for any number of documents", () => {
		const masks = fc.array(fc.integer(), { minLength: 2, maxLength: 400 });
		fc.assert(
			fc.property(masks, fc.constantFrom(1, 2), fc.integer({ min: 1, max: 60 }), (list, width, times) => {
				const all = Uint32Array.from(list);
				const docs = Math.floor(list.length / width);
				const chosen = Uint32Array.from({ length: docs * times }, (_, i) => (i * 7) % docs);
				const expected = Array.from({ length: 32 * width }, (_, position) => {
					let count = 0;
					for (const doc of chosen) count += (all[doc * width + (position >>> 5)]! >>> (position & 31)) & 1;
					return count;
				});
				const counts = new Uint32Array(32 * width);
				countBitPositions(all, width, chosen, counts);
				expect([...counts]).toEqual(expected);
			}),
			{ numRuns: 30 },
		);
	});
});
