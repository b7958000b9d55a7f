import { type Bits, eachSlots, slotsOf } from "./bits.ts";
import {
	countHeads,
	countLists,
	countSets,
	eachValue,
	isOfSets,
	type ListColumn,
	type SetColumn,
	totalsOf,
} from "./columns.ts";
import { type Counted, fromCounts, leastOfTop, type Wanted } from "./counts.ts";

/** A set of slots as values are counted in it. */
export interface SlotSet {
	/** The set; where `isRest`, all slots that it lacks. */
	readonly bits: Bits;
	readonly isRest: boolean;
	/** How many slots `bits` has. */
	readonly size: number;
	/** The first of them, and the one after the last. */
	readonly first: number;
	readonly end: number;
	/** How many slots there are, in the set or not. */
	readonly all: number;
}

export type PlainColumn = SetColumn | ListColumn;

/** Counts the values of a few slots: the many others need not be looked at. */
export function countedOfFew(column: PlainColumn, { bits, size }: SlotSet): Counted {
	const slots = slotsOf(bits, size);
	const counts = room(column.values.length);
	const values: number[] = [];
	const count = (value: number): void => {
		if (counts[value]!++ === 0) values.push(value);
	};
	for (let i = 0; i < slots.length; i++) eachValue(column, slots[i]!, count);
	return { values, counts: values.map((value) => counts[value]!) };
}

/** Counts the values of all slots of a set; the rare ones only where one of them may be among the largest. */
export function countedForward(column: PlainColumn, set: SlotSet, wanted: Wanted): Counted {
	return isOfSets(column) ? countedBySets(column, set, wanted) : countedByLists(column, set, wanted);
}

function countedBySets(column: SetColumn, set: SlotSet, wanted: Wanted): Counted {
	const counts = room(column.values.length);
	eachSlots(set.bits, (slots) => countSets(column, slots, counts));
	if (set.isRest) turn(counts, totalsOf(column));
	return fromCounts(counts, wanted);
}

function countedByLists(column: ListColumn, { bits, isRest }: SlotSet, wanted: Wanted): Counted {
	const { heads, rare } = column;
	const totals = totalsOf(column);
	const headCounts = countHeads(column, bits);
	if (isRest)
		turn(
			headCounts,
			Uint32Array.from(heads, (value) => totals[value]!),
		);
	const places = new Map(Array.from(heads, (value, place) => [value, place]));
	const isAllHeads = wanted.always.every((value) => places.has(value));
	const mostOfRare = heads.length < column.values.length ? totals[heads.at(-1)!]! : 0;
	if (isAllHeads && wanted.most < heads.length && leastOfTop(headCounts, wanted.most) > mostOfRare) {
		const always = wanted.always.map((value) => places.get(value)!);
		const { values, counts } = fromCounts(headCounts, { most: wanted.most, always });
		return { values: values.map((place) => heads[place]!), counts };
	}
	const counts = room(column.values.length);
	eachSlots(bits, (slots) => countLists(rare, slots, counts));
	if (isRest) turn(counts, totals);
	for (let place = 0; place < heads.length; place++) counts[heads[place]!] = headCounts[place]!;
	return fromCounts(counts, wanted);
}

/** Counts of what a set lacks become those of what it has. */
function turn(counts: Uint32Array, totals: Uint32Array): void {
	for (let i = 0; i < counts.length; i++) counts[i] = totals[i]! - counts[i]!;
}

/** Zeros, until somebody else asks: one counts at a time, and memory that is asked for anew must be cleared by the system. */
function room(length: number): Uint32Array {
	if (shared.length < length) shared = new Uint32Array(length);
	return shared.subarray(0, length).fill(0);
}

let shared = new Uint32Array(0);
