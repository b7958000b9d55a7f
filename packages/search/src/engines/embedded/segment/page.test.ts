import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SORTS } from "../../../shapes.ts";
import { add, type Bits, noBits } from "./bits.ts";
import { figuresOf, ordered } from "./figures.ts";
import { firstSlots, type Order } from "./page.ts";
import type { Segment } from "./segment.ts";

/** A figure of each slot, NaN where it is not known; many are equal. */
const figures = fc.array(fc.constantFrom(Number.NaN, -1, 0, 0.5, 2, 7, 1e12), { maxLength: 60 });
const directions = ["desc", "asc"] as const;

/** A segment with these figures, whose ids stand in the order of some numbers. */
function segmentOf(values: readonly number[], seed: number): Segment {
	const byId = Uint32Array.from(
		values.map((_, slot) => slot).sort((a, b) => ((a * 7919 + seed) % 61) - ((b * 7919 + seed) % 61) || a - b),
	);
	const ranks = new Uint32Array(values.length);
	for (const [rank, slot] of byId.entries()) ranks[slot] = rank;
	const own = figuresOf(Float64Array.from(values));
	const column = { ...own, order: ordered(own, byId) };
	return { count: values.length, byId, ranks, figures: { [SORTS[0]]: column } } as unknown as Segment;
}

/** What a plain sort gives. */
function plain(values: readonly number[], { ranks }: Segment, direction: "asc" | "desc"): number[] {
	return values
		.map((_, slot) => slot)
		.sort((a, b) => {
			const [one, other] = [values[a]!, values[b]!];
			if (Number.isNaN(one) !== Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
			const apart = Number.isNaN(one) ? 0 : one - other;
			return (direction === "desc" ? -apart : apart) || ranks[a]! - ranks[b]!;
		});
}

describe.each(directions)("a page, %s", (direction) => {
	const order: Order = { sort: SORTS[0], direction };

	it("has the slots of a plain sort, ties by id, whichever slot it begins after", () => {
		fc.assert(
			fc.property(figures, fc.nat(60), fc.nat(60), fc.integer({ min: 1, max: 10 }), (values, seed, place, most) => {
				const segment = segmentOf(values, seed);
				const all = plain(values, segment, direction);
				expect(firstSlots(segment, undefined, order, undefined, most)).toEqual(all.slice(0, most));
				const last = all[place];
				if (last === undefined) return;
				const value = Number.isNaN(values[last]!) ? null : values[last]!;
				const start = { value, idsBefore: segment.ranks[last]! + 1 };
				expect(firstSlots(segment, undefined, order, start, most)).toEqual(all.slice(place + 1, place + 1 + most));
			}),
			{ numRuns: 300 },
		);
	});

	it("has of a set only the slots that are in it, however large it is", () => {
		const values = Array.from({ length: 10_000 }, (_, slot) => (slot % 9 === 0 ? Number.NaN : (slot * 7) % 13));
		const segment = segmentOf(values, 3);
		for (const every of [2, 500]) {
			const set: Bits = noBits(values.length);
			for (let slot = 0; slot < values.length; slot += every) add(set, slot);
			const expected = plain(values, segment, direction).filter((slot) => slot % every === 0);
			expect(firstSlots(segment, set, order, undefined, 20)).toEqual(expected.slice(0, 20));
			const last = expected[11]!;
			const value = Number.isNaN(values[last]!) ? null : values[last]!;
			const start = { value, idsBefore: segment.ranks[last]! + 1 };
			expect(firstSlots(segment, set, order, start, 5)).toEqual(expected.slice(12, 17));
		}
	});
});
