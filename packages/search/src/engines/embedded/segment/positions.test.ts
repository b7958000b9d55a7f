import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countPlaces } from "./positions.ts";

describe("places in masks", () => {
	it("are counted as one by one, however many slots there are", () => {
		const masks = fc.array(fc.integer(), { minLength: 2, maxLength: 400 });
		fc.assert(
			fc.property(masks, fc.constantFrom(1, 2), fc.integer({ min: 1, max: 60 }), (list, width, times) => {
				const all = Uint32Array.from(list);
				const slots = Math.floor(list.length / width);
				const chosen = Uint32Array.from({ length: slots * times }, (_, i) => (i * 7) % slots);
				const expected = Array.from({ length: 32 * width }, (_, place) => {
					let count = 0;
					for (const slot of chosen) count += (all[slot * width + (place >>> 5)]! >>> (place & 31)) & 1;
					return count;
				});
				const counts = new Uint32Array(32 * width);
				countPlaces(all, width, chosen, counts);
				expect([...counts]).toEqual(expected);
			}),
			{ numRuns: 30 },
		);
	});
});
