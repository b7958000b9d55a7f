import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDoc, emptyBits } from "../bits/bits.ts";
import { cardinality } from "../bits/count.ts";
import { docsIn, extentOf } from "../bits/iterate.ts";
import { HEAP, ScratchPool } from "../bits/scratch.ts";
import { FacetCounter } from "../facets/facetCounter.ts";
import { totalsOf } from "../facets/totals.ts";
import { inverted } from "../lists/codes.ts";
import { countInSet } from "../lists/countInSet.ts";
import type { ForwardIndex } from "../lists/forwardIndex.ts";
import { IntListsWriter } from "../lists/intLists.ts";
import { docFrequencies, docFrequency, docsOfKey, keysOfDocs, postingsOf } from "../lists/postings.ts";
import type { TopRequest } from "../lists/topValues.ts";
import type { Segment } from "../segment.ts";
import { TermDictionary } from "../terms/termDictionary.ts";
import { codeColumn } from "./codeColumn.ts";
import { addDocsWithValues, type Column, forwardIndexOf } from "./column.ts";
import { indexSortOrder, runStarts } from "./indexSort.ts";
import { multiValueColumn } from "./multiValueColumn.ts";
import { runLengthColumn } from "./runLengthColumn.ts";
import { valueSetsOf } from "./valueSets.ts";

/** The values of a document. */
type Row = readonly number[];

const VALUES = ["a", "b", "c", "d", "e", "f"];
/** The values of some documents; the first are so frequent that their postings are dense. */
const rows = fc.array(fc.uniqueArray(fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5), { maxLength: 6 }), { maxLength: 90 });

function forwardIndex(lists: readonly Row[]): ForwardIndex {
	const writer = new IntListsWriter();
	for (const list of lists) {
		for (const value of list) writer.add(value);
		writer.endList();
	}
	const isLarge = lists.some((list) => list.some((value) => value >= VALUES.length));
	return { terms: TermDictionary.of(isLarge ? NAMES : VALUES), ordsOfDocs: writer.lists() };
}

const withValue = (lists: readonly Row[], value: number): number[] =>
	lists.flatMap((list, doc) => (list.includes(value) ? [doc] : []));

/** A column, and the values of its documents, which it may have sorted. */
interface Made {
	readonly column: Column;
	readonly lists: readonly Row[];
}

function runLength(lists: readonly Row[]): Made {
	const forward = forwardIndex(lists);
	const sets = valueSetsOf(forward);
	const order = indexSortOrder([sets], lists.length);
	const column = runLengthColumn(forward.terms, sets, runStarts([sets], order)[0]!, order);
	return { column, lists: Array.from(order, (doc) => lists[doc]!) };
}

const coded = (lists: readonly Row[]): Made => ({ column: codeColumn(forwardIndex(lists)), lists });
const multiValue = (lists: readonly Row[]): Made => ({ column: multiValueColumn(forwardIndex(lists)), lists });

const counterOf = (column: Column, docCount: number): FacetCounter => {
	const segment = { docCount, facets: { tag: column } } as unknown as Segment;
	return new FacetCounter(segment, new ScratchPool().scratch());
};

/** The counts of all values; those that a counter leaves out are 0. */
function counted(
	column: Column,
	docCount: number,
	chosen: readonly number[] | undefined,
	request: TopRequest,
): number[] {
	const set = chosen && emptyBits(HEAP, docCount);
	for (const doc of chosen ?? []) addDoc(set!, doc);
	const { values, counts } = counterOf(column, docCount).count("tag", set, request);
	expect(new Set(values).size).toBe(values.length);
	expect(counts.every((count) => count > 0)).toBe(true);
	return VALUES.map((_, value) => counts[values.indexOf(value)] ?? 0);
}

const ALL: TopRequest = { limit: Infinity, always: [] };

describe.each([
	["run-length", runLength],
	["coded", coded],
	["multi-value", multiValue],
])("a %s column", (_, make) => {
	it("finds the documents of values and counts them like plain lists", () => {
		fc.assert(
			fc.property(rows, fc.nat(5), (given, other) => {
				const { column, lists } = make(given);
				for (const [value] of VALUES.entries()) {
					const docs = emptyBits(HEAP, lists.length);
					addDocsWithValues(docs, column, [value, other]);
					const both = new Set([...withValue(lists, value), ...withValue(lists, other)]);
					expect([...docsIn(docs, cardinality(docs))]).toEqual([...both].sort((a, b) => a - b));
					expect(totalsOf(column)[value]).toBe(withValue(lists, value).length);
				}
			}),
		);
	});

	it("counts the values of some documents, and of all", () => {
		fc.assert(
			fc.property(rows, fc.uniqueArray(fc.nat(89)), (given, some) => {
				const { column, lists } = make(given);
				const chosen = some.filter((doc) => doc < lists.length);
				const expected = VALUES.map((_, value) => withValue(lists, value).filter((doc) => chosen.includes(doc)).length);
				expect(counted(column, lists.length, chosen, ALL)).toEqual(expected);
				expect(counted(column, lists.length, undefined, ALL)).toEqual([...totalsOf(column)]);
			}),
		);
	});

	it("returns the forward index that it was built from", () => {
		fc.assert(
			fc.property(rows, (given) => {
				const { column, lists } = make(given);
				const { starts, entries } = forwardIndexOf(column, lists.length).ordsOfDocs;
				const back = lists.map((_, doc) => [...entries.subarray(starts[doc], starts[doc + 1])].sort((a, b) => a - b));
				expect(back).toEqual(lists.map((list) => list.toSorted((a, b) => a - b)));
			}),
		);
	});
});

/** So many documents that every way of counting is chosen; the first values are the most frequent. */
const MANY = 12_000;
const manyValues = (seed: number): readonly Row[] =>
	Array.from({ length: MANY }, (_, doc) => {
		const one = Math.floor(((doc * 7919 + seed) % 1009) ** 2 / 4000);
		return doc % 3 === 0 ? [one] : [one, 255 + ((doc * 31) % 40), 300 + (doc % 2)];
	});
const NAMES = Array.from({ length: 302 }, (_, i) => String(i).padStart(3, "0"));

describe.each([
	["run-length", runLength],
	["coded", coded],
	["multi-value", multiValue],
])("the most frequent values of a large %s column", (_, makeOf) => {
	it.each([
		["a part in one piece", (doc: number): boolean => doc >= 2000 && doc < 5500],
		["every fourth", (doc: number): boolean => doc % 4 === 1],
		["most of all", (doc: number): boolean => doc % 5 !== 0],
		["nearly all", (doc: number): boolean => doc % 97 !== 0],
		["all", undefined],
	])("are those of a plain count: %s", (_, isIn) => {
		const { column, lists } = makeOf(manyValues(3));
		const set = isIn && emptyBits(HEAP, MANY);
		if (set) for (let doc = 0; doc < MANY; doc++) if (isIn(doc)) addDoc(set, doc);
		const expected = NAMES.map((_, value) => withValue(lists, value).filter((doc) => isIn?.(doc) ?? true).length);
		const counter = counterOf(column, MANY);
		for (const limit of [1, 10, 50, 301]) {
			const { values, counts } = counter.count("tag", set, { limit, always: [7, 299] });
			for (const [i, value] of values.entries()) expect(counts[i]).toBe(expected[value]);
			const top = [...expected.keys()].sort((a, b) => expected[b]! - expected[a]! || a - b).slice(0, limit);
			for (const value of [...top, 7, 299]) expect(values.includes(value)).toBe(expected[value]! > 0);
		}
	});
});

describe("postings", () => {
	it("have the documents of rare keys and of frequent ones", () => {
		fc.assert(
			fc.property(rows, (lists) => {
				const postings = postingsOf(inverted(forwardIndex(lists).ordsOfDocs, VALUES.length), lists.length);
				for (const [key] of VALUES.entries()) {
					expect([...docsOfKey(postings, key)]).toEqual(withValue(lists, key));
					expect(docFrequency(postings, key)).toBe(withValue(lists, key).length);
				}
				const chosen = lists.flatMap((_, doc) => (doc % 3 === 0 || (doc > 20 && doc < 40) ? [doc] : []));
				const set = emptyBits(HEAP, lists.length);
				for (const doc of chosen) addDoc(set, doc);
				const [first, end] = extentOf(set);
				for (const [key] of VALUES.entries())
					expect(countInSet(postings, key, set, { first, end, size: chosen.length })).toBe(
						withValue(lists, key).filter((doc) => chosen.includes(doc)).length,
					);
				expect([...docFrequencies(postings)]).toEqual(VALUES.map((_, key) => withValue(lists, key).length));
				const { starts, entries } = keysOfDocs(postings, lists.length);
				expect(lists.map((_, doc) => [...entries.subarray(starts[doc], starts[doc + 1])])).toEqual(
					lists.map((list) => list.toSorted((a, b) => a - b)),
				);
			}),
		);
	});

	it("store frequent keys only as bits", () => {
		const docs = Array.from({ length: 64 }, (_, doc) => doc);
		const one = { starts: Uint32Array.of(0, 64, 65), entries: Uint32Array.from([...docs, 7]) };
		const { denseKeys, denseCounts, lists } = postingsOf(one, 64);
		expect([[...denseKeys], [...denseCounts], [...lists.entries]]).toEqual([[0], [64], [7]]);
	});
});
