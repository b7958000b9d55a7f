import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, noBits, size, slotsOf } from "./bits.ts";
import {
	addSlotsOf,
	type Column,
	countsIn,
	countsOfFew,
	type Filing,
	filingOf,
	listColumn,
	setColumn,
	totalsOf,
} from "./columns.ts";
import { Counter } from "./counter.ts";
import { ListsWriter, transposed } from "./lists.ts";
import { countOf, countsOf, keysOfSlots, postingsOf, slotsOfKey } from "./postings.ts";
import type { Segment } from "./segment.ts";
import { Texts } from "./texts.ts";

const VALUES = ["a", "b", "c", "d", "e", "f"];
/** The values of up to some slots; the first are so frequent that they become sets of bits. */
const rows = fc.array(fc.uniqueArray(fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5), { maxLength: 6 }), { maxLength: 90 });

function filed(lists: readonly (readonly number[])[]): Filing {
	const writer = new ListsWriter();
	for (const list of lists) {
		for (const value of list) writer.add(value);
		writer.end();
	}
	return { values: Texts.of(VALUES), lists: writer.lists() };
}

const withValue = (lists: readonly (readonly number[])[], value: number): number[] =>
	lists.flatMap((list, slot) => (list.includes(value) ? [slot] : []));

describe.each([
	["of sets", setColumn],
	["of lists", listColumn],
])("a column %s", (_, make: (filing: Filing) => Column) => {
	it("finds the slots of a value and counts them, as plain lists do", () => {
		fc.assert(
			fc.property(rows, (lists) => {
				const column = make(filed(lists));
				for (const [value] of VALUES.entries()) {
					const bits = noBits(lists.length);
					addSlotsOf(bits, column, value);
					expect([...slotsOf(bits, size(bits))]).toEqual(withValue(lists, value));
					expect(totalsOf(column)[value]).toBe(withValue(lists, value).length);
				}
			}),
		);
	});

	it("counts the values of some slots, few and many", () => {
		fc.assert(
			fc.property(rows, fc.array(fc.nat(89)), (lists, chosen) => {
				const column = make(filed(lists));
				const set = noBits(lists.length);
				for (const slot of chosen) if (slot < lists.length) add(set, slot);
				const slots = slotsOf(set, size(set));
				const expected = VALUES.map(
					(_, value) => withValue(lists, value).filter((slot) => chosen.includes(slot)).length,
				);
				expect([...countsIn(column, set, slots)]).toEqual(expected);
				const facets = { task: column, tag: column };
				const counter = new Counter({ count: lists.length, facets } as unknown as Segment);
				expect([...counter.counts("task", set).counts]).toEqual(expected);
				expect([...counter.counts("tag", set).counts]).toEqual(expected);
				const few = countsOfFew(column, slots);
				expect([...few.counts]).toEqual(expected);
				expect([...few.among!]).toEqual(expected.flatMap((count, value) => (count > 0 ? [value] : [])));
			}),
		);
	});

	it("gives back what it was made of", () => {
		fc.assert(
			fc.property(rows, (lists) => {
				const { starts, entries } = filingOf(make(filed(lists)), lists.length).lists;
				const back = lists.map((_, slot) =>
					[...entries.subarray(starts[slot], starts[slot + 1])].sort((a, b) => a - b),
				);
				expect(back).toEqual(lists.map((list) => list.toSorted((a, b) => a - b)));
			}),
		);
	});
});

describe("postings", () => {
	it("know the slots of rare keys and of frequent ones", () => {
		fc.assert(
			fc.property(rows, (lists) => {
				const postings = postingsOf(transposed(filed(lists).lists, VALUES.length), lists.length);
				for (const [key] of VALUES.entries()) {
					expect([...slotsOfKey(postings, key)]).toEqual(withValue(lists, key));
					expect(countOf(postings, key)).toBe(withValue(lists, key).length);
				}
				expect([...countsOf(postings)]).toEqual(VALUES.map((_, key) => withValue(lists, key).length));
				const { starts, entries } = keysOfSlots(postings, lists.length);
				expect(lists.map((_, slot) => [...entries.subarray(starts[slot], starts[slot + 1])])).toEqual(
					lists.map((list) => list.toSorted((a, b) => a - b)),
				);
			}),
		);
	});

	it("keep frequent keys as bits alone", () => {
		const slots = Array.from({ length: 64 }, (_, slot) => slot);
		const one = { starts: Uint32Array.of(0, 64, 65), entries: Uint32Array.from([...slots, 7]) };
		const { frequent, counts, lists } = postingsOf(one, 64);
		expect([[...frequent], [...counts], [...lists.entries]]).toEqual([[0], [64], [7]]);
	});
});
