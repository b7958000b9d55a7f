import { addSlotsOfGroups, type GroupColumn, listsOfGroups, setsOf, countsOfAll, spread } from "./groups.ts";
import { type Bits, eachSlots } from "./bits.ts";
import { type Codes, type Lists, ListsWriter, transposed } from "./lists.ts";
import { countPlaces } from "./positions.ts";
import { addSlots, countsOf, keysOfSlots, type Postings, postingsOf } from "./postings.ts";
import { fromCounts } from "./counts.ts";
import type { Filing } from "./filings.ts";
import type { Texts } from "./texts.ts";

/** The values of a facet, and which slots have them. */
export type Column = GroupColumn | SetColumn | ListColumn;

/**
 * For facets of many values of which a slot mostly has one: each different list of values is a set with a number. That
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
	/** Values with the most slots, those with the most first. */
	readonly heads: Uint32Array;
	/** For each slot a bit for each of the first heads, 32 to a number. */
	readonly masks: Uint32Array;
	/** The further heads of each slot, by their places among these. */
	readonly middle: PlaceLists;
	/** All further values of each slot. */
	readonly rare: Lists;
	/** The slots of each value. */
	readonly slots: Postings;
}

export interface PlaceLists {
	readonly starts: Uint32Array;
	readonly entries: Uint16Array;
}

/** Numbers a slot has in the masks, at most. */
const WIDEST = 2;
/** So few heads are counted in the nearest memory. */
const HEADS = 4096;

/** Numbers a slot has in the masks. */
export const widthOf = ({ heads }: Pick<ListColumn, "heads">): number => Math.min(WIDEST, (heads.length + 31) >>> 5);

export const isOfGroups = (column: Column): column is GroupColumn => !("slots" in column);
export const isOfSets = (column: Column): column is SetColumn => "othersOf" in column;

export function setColumn(filing: Filing): SetColumn {
	const { values } = filing;
	const { codes, others, count: end } = setsOf(filing);
	const slots = transposed({ starts: eachOne(codes.length), entries: codes }, end);
	return { values, others, codes, slots: postingsOf(slots, codes.length), othersOf: transposed(others, values.length) };
}

/** The starts of lists of one number each. */
const eachOne = (count: number): Uint32Array => Uint32Array.from({ length: count + 1 }, (_, i) => i);

export function listColumn({ values, lists }: Filing): ListColumn {
	const slots = postingsOf(transposed(lists, values.length), lists.starts.length - 1);
	const { values: largest, counts } = fromCounts(countsOf(slots), { most: HEADS, always: [] });
	const order = Array.from(largest, (_, i) => i).sort((a, b) => counts[b]! - counts[a]! || largest[a]! - largest[b]!);
	const heads = Uint32Array.from(order.slice(0, HEADS), (i) => largest[i]!);
	return { values, heads, ...placed(lists, heads, values.length), slots };
}

/** The values of slots by their places among the heads, and the others. */
function placed(
	{ starts, entries }: Lists,
	heads: Uint32Array,
	count: number,
): Pick<ListColumn, "masks" | "middle" | "rare"> {
	const places = new Uint16Array(count).fill(NOWHERE);
	for (const [place, value] of heads.entries()) places[value] = place;
	const width = widthOf({ heads });
	const masks = new Uint32Array((starts.length - 1) * width);
	const [middle, rare] = [new ListsWriter(), new ListsWriter()];
	for (let slot = 0; slot + 1 < starts.length; slot++) {
		for (let i = starts[slot]!; i < starts[slot + 1]!; i++) {
			const place = places[entries[i]!]!;
			if (place < 32 * width) masks[slot * width + (place >>> 5)]! |= 1 << (place & 31);
			else if (place !== NOWHERE) middle.add(place);
			else rare.add(entries[i]!);
		}
		middle.end();
		rare.end();
	}
	const { starts: middleStarts, entries: found } = middle.lists();
	return { masks, middle: { starts: middleStarts, entries: Uint16Array.from(found) }, rare: rare.lists() };
}

const NOWHERE = 0xffff;

/** What a column was made of. */
export function filingOf(column: Column, count: number): Filing {
	const { values } = column;
	if (isOfGroups(column)) return { values, lists: listsOfGroups(column) };
	if (!isOfSets(column)) return { values, lists: keysOfSlots(column.slots, count) };
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

/** Adds to a set the slots that have one of some values. */
export function addSlotsOf(into: Bits, column: Column, wanted: readonly number[]): void {
	if (isOfGroups(column)) return addSlotsOfGroups(into, column, marksOf(column, wanted));
	for (const value of wanted) addSlotsOfRun(into, column, value, value + 1);
}

/** The same of values that are marked, where they may be many. */
export function addSlotsOfMarked(into: Bits, column: Column, marks: Uint8Array): void {
	if (isOfGroups(column)) return addSlotsOfGroups(into, column, marks);
	for (let value = 0; value < marks.length; value++) {
		if (marks[value] === 0) continue;
		const first = value;
		while (marks[value + 1] === 1) value++;
		addSlotsOfRun(into, column, first, value + 1);
	}
}

function marksOf({ values }: Column, wanted: readonly number[]): Uint8Array {
	const marks = new Uint8Array(values.length);
	for (const value of wanted) marks[value] = 1;
	return marks;
}

/** Adds the slots that have a value from one up to, not including, another. */
function addSlotsOfRun(into: Bits, column: SetColumn | ListColumn, from: number, to: number): void {
	addSlots(into, column.slots, from, to);
	if (!isOfSets(column)) return;
	for (let value = from; value < to; value++)
		for (const key of furtherKeysOf(column, value)) addSlots(into, column.slots, key, key + 1);
}

/** The keys, beside its own, under which slots of a value stand: those of sets of several values. */
export function furtherKeysOf({ values, othersOf: { starts, entries } }: SetColumn, value: number): readonly number[] {
	if (starts[value] === starts[value + 1]) return NONE;
	return Array.from(entries.subarray(starts[value], starts[value + 1]), (other) => values.length + other);
}

const NONE: readonly number[] = [];

/** How many slots have each value. */
export function totalsOf(column: Column): Uint32Array {
	const known = totals.get(column);
	if (known) return known;
	const found = isOfGroups(column) ? countsOfAll(column) : countsOf(column.slots);
	const all = isOfSets(column) ? spread(column.values.length, column.others, found) : found;
	totals.set(column, all);
	return all;
}

const totals = new WeakMap<Column, Uint32Array>();

/** Visits the values of a slot. */
export function eachValue(column: SetColumn | ListColumn, slot: number, visit: (value: number) => void): void {
	if (!isOfSets(column)) return eachOfList(column, slot, visit);
	const { values, codes, others } = column;
	const code = codes[slot]!;
	if (code < values.length) visit(code);
	else each(others, code - values.length, visit);
}

function eachOfList(column: ListColumn, slot: number, visit: (value: number) => void): void {
	const { heads, masks, middle, rare } = column;
	const width = widthOf(column);
	for (let i = 0; i < width; i++)
		for (let mask = masks[slot * width + i]!; mask !== 0; mask &= mask - 1)
			visit(heads[32 * i + 31 - Math.clz32(mask & -mask)]!);
	for (let i = middle.starts[slot]!; i < middle.starts[slot + 1]!; i++) visit(heads[middle.entries[i]!]!);
	each(rare, slot, visit);
}

function each({ starts, entries }: Lists, list: number, visit: (entry: number) => void): void {
	for (let i = starts[list]!; i < starts[list + 1]!; i++) visit(entries[i]!);
}

/** Adds to `counts` how many of some slots have each value. */
export function countSets(
	{ values, codes, others: { starts, entries } }: SetColumn,
	slots: Uint32Array,
	counts: Uint32Array,
): void {
	for (let i = 0; i < slots.length; i++) {
		const code = codes[slots[i]!]!;
		if (code < values.length) counts[code]!++;
		else {
			const other = code - values.length;
			for (let at = starts[other]!; at < starts[other + 1]!; at++) counts[entries[at]!]!++;
		}
	}
}

/** How many slots of a set have each head. */
export function countHeads(column: ListColumn, set: Bits): Uint32Array {
	const { heads, masks, middle } = column;
	const width = widthOf(column);
	const counts = new Uint32Array(Math.max(heads.length, 32 * width));
	eachSlots(set, (slots) => {
		countPlaces(masks, width, slots, counts);
		countLists(middle, slots, counts);
	});
	return counts.subarray(0, heads.length);
}

/** Adds to `counts` how many of some slots have each entry. Slots that follow one another are counted as one: their lists do, too. */
export function countLists({ starts, entries }: Lists | PlaceLists, slots: Uint32Array, counts: Uint32Array): void {
	for (let s = 0; s < slots.length;) {
		const first = slots[s]!;
		let next = first + 1;
		for (s++; s < slots.length && slots[s] === next; s++) next++;
		const end = starts[next]!;
		for (let i = starts[first]!; i < end; i++) counts[entries[i]!]!++;
	}
}
