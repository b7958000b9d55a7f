import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SORTS } from "../../../../api/fields.ts";
import type { PageOrder } from "../../../../query/pageOrder.ts";
import { addDoc, type Bits, emptyBits } from "../bits/bits.ts";
import { HEAP } from "../bits/scratch.ts";
import { numericColumn } from "../columns/numericColumn.ts";
import { docsByValue } from "../columns/sortDocs.ts";
import type { Segment } from "../segment.ts";
import { pageDocs } from "./pageDocs.ts";

/** A value of each document, NaN if unknown; many are equal. */
const lists = fc.array(fc.constantFrom(Number.NaN, -1, 0, 0.5, 2, 7, 1e12), { maxLength: 60 });
const directions = ["desc", "asc"] as const;

/** A segment with these values, whose ids have an order that depends on a seed. */
function segmentOf(values: readonly number[], seed: number): Segment {
	const docsById = Uint32Array.from(
		values.map((_, doc) => doc).sort((a, b) => ((a * 7919 + seed) % 61) - ((b * 7919 + seed) % 61) || a - b),
	);
	const idRanks = new Uint32Array(values.length);
	for (const [rank, doc] of docsById.entries()) idRanks[doc] = rank;
	const own = numericColumn(Float64Array.from(values));
	const column = { ...own, order: docsByValue(own, docsById) };
	return { docCount: values.length, docsById, idRanks, numericFields: { [SORTS[0]]: column } } as unknown as Segment;
}

/** The result of a plain sort. */
function plain(values: readonly number[], { idRanks }: Segment, direction: "asc" | "desc"): number[] {
	return values
		.map((_, doc) => doc)
		.sort((a, b) => {
			const [one, other] = [values[a]!, values[b]!];
			if (Number.isNaN(one) !== Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
			const order = Number.isNaN(one) ? 0 : one - other;
			return (direction === "desc" ? -order : order) || idRanks[a]! - idRanks[b]!;
		});
}

describe.each(directions)("a page, %s", (direction) => {
	const order: PageOrder = { sort: SORTS[0], direction };

	it("has the documents of a plain sort, ties by id, after any document", () => {
		fc.assert(
			fc.property(lists, fc.nat(60), fc.nat(60), fc.integer({ min: 1, max: 10 }), (values, seed, place, most) => {
				const segment = segmentOf(values, seed);
				const all = plain(values, segment, direction);
				expect(pageDocs(segment, undefined, order, undefined, most)).toEqual(all.slice(0, most));
				const last = all[place];
				if (last === undefined) return;
				const value = Number.isNaN(values[last]!) ? null : values[last]!;
				const start = { value, idsBefore: segment.idRanks[last]! + 1 };
				expect(pageDocs(segment, undefined, order, start, most)).toEqual(all.slice(place + 1, place + 1 + most));
			}),
			{ numRuns: 300 },
		);
	});

	it("of a set has only its documents, however large it is", () => {
		const values = Array.from({ length: 10_000 }, (_, doc) => (doc % 9 === 0 ? Number.NaN : (doc * 7) % 13));
		const segment = segmentOf(values, 3);
		for (const every of [2, 500]) {
			const set: Bits = emptyBits(HEAP, values.length);
			for (let doc = 0; doc < values.length; doc += every) addDoc(set, doc);
			const expected = plain(values, segment, direction).filter((doc) => doc % every === 0);
			expect(pageDocs(segment, set, order, undefined, 20)).toEqual(expected.slice(0, 20));
			const last = expected[11]!;
			const value = Number.isNaN(values[last]!) ? null : values[last]!;
			const start = { value, idsBefore: segment.idRanks[last]! + 1 };
			expect(pageDocs(segment, set, order, start, 5)).toEqual(expected.slice(12, 17));
		}
	});
});
