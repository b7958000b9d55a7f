import { type Bits, noBits } from "./bits.ts";
import { type Codes, codesFor, type Lists, ListsWriter, transposed } from "./lists.ts";
import { addSlots, countFrequent, countsOf, keysOfSlots, type Postings, postingsOf } from "./postings.ts";
import type { Texts } from "./texts.ts";

/** Texts, and for each slot the numbers of its texts. */
export interface Filing {
	readonly values: Texts;
	readonly lists: Lists;
}

/** The values of a facet, and which slots have them. */
export type Column = SetColumn | ListColumn;

/**
 * For facets in which many slots have the very same values: each different list of values is a set with a number. That
 * of one value has the number of the value; those of none or several come after them.
 */
export interface SetColumn {
	readonly values: Texts;
	/** The sets of none or several values. */
	readonly others: Lists;
	/** The set of each slot. */
	readonly codes: Codes;
	/** The slots of each set. */
	readonly slots: Postings;
	/** For each value the places in `others` where it stands. */
	readonly othersOf: Lists;
}

/** For facets in which hardly two slots have the same values, as with tags. */
export interface ListColumn {
	readonly values: Texts;
	/** The values of each slot, without the frequent ones. */
	readonly rare: Lists;
	/** The slots of each value. */
	readonly slots: Postings;
}

const isOfSets = (column: Column): column is SetColumn => "codes" in column;

export function setColumn({ values, lists }: Filing): SetColumn {
	const count = lists.starts.length - 1;
	const found = new SetNumbers(values.length);
	const numbers = new Uint32Array(count);
	for (let slot = 0; slot < count; slot++) numbers[slot] = found.of(lists, slot);
	const others = found.others();
	const codes = codesFor(count, found.count);
	codes.set(numbers);
	const slots = transposed({ starts: eachOne(count), entries: numbers }, found.count);
	return { values, others, codes, slots: postingsOf(slots, count), othersOf: transposed(others, values.length) };
}

/** The starts of lists of one number each. */
function eachOne(count: number): Uint32Array {
	const starts = new Uint32Array(count + 1);
	for (let i = 0; i <= count; i++) starts[i] = i;
	return starts;
}

/** Numbers different lists of values. */
class SetNumbers {
	/** Sets of one value, used or not, and the others that have come so far. */
	count: number;
	readonly #writer = new ListsWriter();
	readonly #known = new Map<string, number>();

	constructor(values: number) {
		this.count = values;
	}

	of({ starts, entries }: Lists, slot: number): number {
		const [from, to] = [starts[slot]!, starts[slot + 1]!];
		if (to - from === 1) return entries[from]!;
		const key = entries.subarray(from, to).toSorted().join();
		const known = this.#known.get(key);
		if (known !== undefined) return known;
		this.#known.set(key, this.count);
		for (let i = from; i < to; i++) this.#writer.add(entries[i]!);
		this.#writer.end();
		return this.count++;
	}

	others(): Lists {
		return this.#writer.lists();
	}
}

export function listColumn({ values, lists }: Filing): ListColumn {
	const slots = postingsOf(transposed(lists, values.length), lists.starts.length - 1);
	return { values, rare: withoutKeys(lists, slots.frequent, values.length), slots };
}

/** The same lists, some numbers left out. */
function withoutKeys({ starts, entries }: Lists, left: Uint32Array, count: number): Lists {
	const isLeft = new Uint8Array(count);
	for (const key of left) isLeft[key] = 1;
	const writer = new ListsWriter();
	for (let list = 0; list + 1 < starts.length; list++) {
		for (let i = starts[list]!; i < starts[list + 1]!; i++) if (isLeft[entries[i]!] === 0) writer.add(entries[i]!);
		writer.end();
	}
	return writer.lists();
}

/** What a column was made of. */
export function filingOf(column: Column, count: number): Filing {
	const { values, slots } = column;
	if (!isOfSets(column)) return { values, lists: keysOfSlots(slots, count) };
	const { others, codes } = column;
	const writer = new ListsWriter();
	for (let slot = 0; slot < count; slot++) {
		const other = codes[slot]! - values.length;
		if (other < 0) writer.add(codes[slot]!);
		else for (let i = others.starts[other]!; i < others.starts[other + 1]!; i++) writer.add(others.entries[i]!);
		writer.end();
	}
	return { values, lists: writer.lists() };
}

/** Adds to a set the slots that have a value. */
export function addSlotsOf(into: Bits, column: Column, value: number): void {
	addSlots(into, column.slots, value, value + 1);
	if (!isOfSets(column)) return;
	const { values, othersOf, slots } = column;
	for (let i = othersOf.starts[value]!; i < othersOf.starts[value + 1]!; i++) {
		const set = values.length + othersOf.entries[i]!;
		addSlots(into, slots, set, set + 1);
	}
}

/** How many slots have each value. */
export function totalsOf(column: Column): Uint32Array {
	const known = totals.get(column);
	if (known) return known.slice();
	const counts = countsOf(column.slots);
	const found = isOfSets(column) ? spread(column, counts) : counts;
	totals.set(column, found);
	return found.slice();
}

const totals = new WeakMap<Column, Uint32Array>();

/** Counts of values, by their numbers. */
export interface Counts {
	readonly counts: Uint32Array;
	/** The values whose count may be above 0, ascending; absent where that may be any. */
	readonly among?: Uint32Array;
}

/** Counts the values of a few slots, and tells which they are: the many others need not be looked at. */
export function countsOfFew(column: Column, slots: Uint32Array): Counts {
	const { values, slots: postings } = column;
	const counts = new Uint32Array(values.length);
	const found: number[] = [];
	const count = (value: number): void => {
		if (counts[value]!++ === 0) found.push(value);
	};
	for (let i = 0; i < slots.length; i++) eachValue(column, slots[i]!, count);
	if (!isOfSets(column)) {
		countFrequent(postings, noBits(0), slots, counts);
		for (const key of postings.frequent) if (counts[key]! > 0) found.push(key);
	}
	return { counts, among: Uint32Array.from(found).sort() };
}

/** Visits the values of a slot, without the frequent ones of a column of lists. */
function eachValue(column: Column, slot: number, visit: (value: number) => void): void {
	if (!isOfSets(column)) return each(column.rare, slot, visit);
	const { values, codes, others } = column;
	const code = codes[slot]!;
	if (code < values.length) visit(code);
	else each(others, code - values.length, visit);
}

function each({ starts, entries }: Lists, list: number, visit: (entry: number) => void): void {
	for (let i = starts[list]!; i < starts[list + 1]!; i++) visit(entries[i]!);
}

/** How many slots of a set have each value; `slots` are the slots of the set. */
export function countsIn(column: Column, set: Bits, slots: Uint32Array): Uint32Array {
	if (isOfSets(column)) return spread(column, countCodes(column, slots));
	const counts = countRare(column, slots);
	countFrequent(column.slots, set, slots, counts);
	return counts;
}

function countCodes({ codes, slots: { lists } }: SetColumn, slots: Uint32Array): Uint32Array {
	const sets = lists.starts.length - 1;
	if (sets > FEW) return countOneByOne(codes, slots, new Uint32Array(sets));
	// Slots that follow each other mostly have the same set: four counts of it are not in each other's way.
	const counts = new Uint32Array(4 * sets);
	const end = slots.length & ~3;
	for (let i = 0; i < end; i += 4) {
		counts[4 * codes[slots[i]!]!]!++;
		counts[4 * codes[slots[i + 1]!]! + 1]!++;
		counts[4 * codes[slots[i + 2]!]! + 2]!++;
		counts[4 * codes[slots[i + 3]!]! + 3]!++;
	}
	const sums = countOneByOne(codes, slots.subarray(end), new Uint32Array(sets));
	for (let set = 0; set < sets; set++)
		sums[set]! += counts[4 * set]! + counts[4 * set + 1]! + counts[4 * set + 2]! + counts[4 * set + 3]!;
	return sums;
}

/** So many sets still leave room in the nearest memory when they are counted four times. */
const FEW = 2048;

function countOneByOne(codes: Codes, slots: Uint32Array, counts: Uint32Array): Uint32Array {
	for (let i = 0; i < slots.length; i++) counts[codes[slots[i]!]!]!++;
	return counts;
}

/** Counts of sets as counts of values. */
function spread({ values, others: { starts, entries } }: SetColumn, counts: Uint32Array): Uint32Array {
	const spread = counts.subarray(0, values.length);
	for (let other = 0; other + 1 < starts.length; other++) {
		const count = counts[values.length + other]!;
		if (count > 0) for (let i = starts[other]!; i < starts[other + 1]!; i++) spread[entries[i]!]! += count;
	}
	return spread;
}

/** Slots that follow one another without a gap are counted as one: their values do, too. */
function countRare({ values, rare: { starts, entries } }: ListColumn, slots: Uint32Array): Uint32Array {
	const counts = new Uint32Array(values.length);
	for (let s = 0; s < slots.length;) {
		const first = slots[s]!;
		let next = first + 1;
		for (s++; s < slots.length && slots[s] === next; s++) next++;
		const end = starts[next]!;
		for (let i = starts[first]!; i < end; i++) counts[entries[i]!]!++;
	}
	return counts;
}
