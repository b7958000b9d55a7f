import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, extentOf, noBits, size, slotsOf } from "./bits.ts";
import { addSlotsOf, type Column, filingOf, listColumn, setColumn, totalsOf } from "./columns.ts";
import { Counter } from "./counter.ts";
import type { Wanted } from "./counts.ts";
import type { Filing } from "./filings.ts";
import { groupColumn, grouping, setsOf, startsOf } from "./groups.ts";
import { ListsWriter, transposed } from "./lists.ts";
import { countIn, countOf, countsOf, keysOfSlots, postingsOf, slotsOfKey } from "./postings.ts";
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
	const isLarge = lists.some((list) => list.some((value) => value >= VALUES.length));
	return { values: Texts.of(isLarge ? NAMES : VALUES), lists: writer.lists() };
}

const withValue = (lists: readonly (readonly number[])[], value: number): number[] =>
	lists.flatMap((list, slot) => (list.includes(value) ? [slot] : []));

type Row = readonly number[];

/** A column, and the values of its slots: those of groups stand in another order. */
interface Made {
	readonly column: Column;
	readonly lists: readonly Row[];
}

function ofGroups(lists: readonly Row[]): Made {
	const filing = filed(lists);
	const sets = setsOf(filing);
	const order = grouping([sets], lists.length);
	const column = groupColumn(filing.values, sets, startsOf([sets], order)[0]!, order);
	return { column, lists: Array.from(order, (slot) => lists[slot]!) };
}

/** What a counter says, by value; those that are not said are not above 0. */
function counted(column: Column, slots: number, chosen: readonly number[] | undefined, wanted: Wanted): number[] {
	const set = chosen && noBits(slots);
	for (const slot of chosen ?? []) add(set!, slot);
	const counter = new Counter({ count: slots, facets: { tag: column } } as unknown as Segment);
	const { values, counts } = counter.counts("tag", set, wanted);
	expect(new Set(values).size).toBe(values.length);
	expect(counts.every((count) => count > 0)).toBe(true);
	return VALUES.map((_, value) => counts[values.indexOf(value)] ?? 0);
}

const ALL: Wanted = { most: Infinity, always: [] };

describe.each([
	["of groups", ofGroups],
	["of sets", (lists: readonly Row[]): Made => ({ column: setColumn(filed(lists)), lists })],
	["of lists", (lists: readonly Row[]): Made => ({ column: listColumn(filed(lists)), lists })],
])("a column %s", (_, make) => {
	it("finds the slots of values and counts them, as plain lists do", () => {
		fc.assert(
			fc.property(rows, fc.nat(5), (given, other) => {
				const { column, lists } = make(given);
				for (const [value] of VALUES.entries()) {
					const bits = noBits(lists.length);
					addSlotsOf(bits, column, [value, other]);
					const both = new Set([...withValue(lists, value), ...withValue(lists, other)]);
					expect([...slotsOf(bits, size(bits))]).toEqual([...both].sort((a, b) => a - b));
					expect(totalsOf(column)[value]).toBe(withValue(lists, value).length);
				}
			}),
		);
	});

	it("counts the values of some slots, and of all", () => {
		fc.assert(
			fc.property(rows, fc.uniqueArray(fc.nat(89)), (given, some) => {
				const { column, lists } = make(given);
				const chosen = some.filter((slot) => slot < lists.length);
				const expected = VALUES.map(
					(_, value) => withValue(lists, value).filter((slot) => chosen.includes(slot)).length,
				);
				expect(counted(column, lists.length, chosen, ALL)).toEqual(expected);
				expect(counted(column, lists.length, undefined, ALL)).toEqual([...totalsOf(column)]);
			}),
		);
	});

	it("gives back what it was made of", () => {
		fc.assert(
			fc.property(rows, (given) => {
				const { column, lists } = make(given);
				const { starts, entries } = filingOf(column, lists.length).lists;
				const back = lists.map((_, slot) =>
					[...entries.subarray(starts[slot], starts[slot + 1])].sort((a, b) => a - b),
				);
				expect(back).toEqual(lists.map((list) => list.toSorted((a, b) => a - b)));
			}),
		);
	});
});

/** Slots enough that no way of counting is too dear to be chosen: values follow one another, the first the most frequent. */
const MANY = 12_000;
const manyValues = (seed: number): readonly Row[] =>
	Array.from({ length: MANY }, (_, slot) => {
		const one = Math.floor(((slot * 7919 + seed) % 1009) ** 2 / 4000);
		return slot % 3 === 0 ? [one] : [one, 255 + ((slot * 31) % 40), 300 + (slot % 2)];
	});
const NAMES = Array.from({ length: 302 }, (_, i) => String(i).padStart(3, "0"));

describe.each([
	["of groups", ofGroups],
	["of sets", (lists: readonly Row[]): Made => ({ column: setColumn(filed(lists)), lists })],
	["of lists", (lists: readonly Row[]): Made => ({ column: listColumn(filed(lists)), lists })],
])("the largest values of a large column %s", (_, makeOf) => {
	it.each([
		["a part in one piece", (slot: number): boolean => slot >= 2000 && slot < 5500],
		["every fourth", (slot: number): boolean => slot % 4 === 1],
		["most of all", (slot: number): boolean => slot % 5 !== 0],
		["nearly all", (slot: number): boolean => slot % 97 !== 0],
		["all", undefined],
	])("are those of a plain count: %s", (_, isIn) => {
		const { column, lists } = makeOf(manyValues(3));
		const set = isIn && noBits(MANY);
		if (set) for (let slot = 0; slot < MANY; slot++) if (isIn(slot)) add(set, slot);
		const expected = NAMES.map((_, value) => withValue(lists, value).filter((slot) => isIn?.(slot) ?? true).length);
		const counter = new Counter({ count: MANY, facets: { tag: column } } as unknown as Segment);
		for (const most of [1, 10, 50, 301]) {
			const { values, counts } = counter.counts("tag", set, { most, always: [7, 299] });
			for (const [i, value] of values.entries()) expect(counts[i]).toBe(expected[value]);
			const top = [...expected.keys()].sort((a, b) => expected[b]! - expected[a]! || a - b).slice(0, most);
			for (const value of [...top, 7, 299]) expect(values.includes(value)).toBe(expected[value]! > 0);
		}
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
				const chosen = lists.flatMap((_, slot) => (slot % 3 === 0 || (slot > 20 && slot < 40) ? [slot] : []));
				const set = noBits(lists.length);
				for (const slot of chosen) add(set, slot);
				const [first, end] = extentOf(set);
				for (const [key] of VALUES.entries())
					expect(countIn(postings, key, set, { first, end, size: chosen.length })).toBe(
						withValue(lists, key).filter((slot) => chosen.includes(slot)).length,
					);
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
