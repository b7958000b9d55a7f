import type { Facet } from "../../../shapes.ts";
import { addRange, type Bits, ones } from "./bits.ts";
import { zeros } from "./lease.ts";
import { type Codes, codesFor, type Lists, ListsWriter } from "./lists.ts";
import type { Filing } from "./filings.ts";
import type { Texts } from "./texts.ts";

/**
 * Facets of few values. Slots that have the same values in the first of these stand together, among them those with the
 * same in the second, and so on: what is filtered or counted by them is so for many slots at once. The groups of a facet
 * are those of the facet before it, divided further.
 */
export const GROUPED = [
	"task",
	"library",
	"licence",
	"format",
	"gated",
	"size",
	"language",
] as const satisfies readonly Facet[];
export type Grouped = (typeof GROUPED)[number];

/**
 * The values of a facet for each of its groups. Each different list of values is a set with a number: that of one value has the
 * number of the value; those of none or several come after them.
 */
export interface GroupColumn {
	readonly values: Texts;
	/** The sets of none or several values. */
	readonly others: Lists;
	/** The set of each group. */
	readonly codes: Codes;
	/** The first slot of each group, and at the end how many slots there are. */
	readonly starts: Uint32Array;
}

/** Numbers different lists of values; those of one value have its number. */
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

/** The set of each slot, and the sets of none or several values. */
export interface Sets {
	readonly codes: Codes;
	readonly others: Lists;
	/** Numbers that sets have: those of values and those of the others. */
	readonly count: number;
}

export function setsOf({ values, lists }: Filing): Sets {
	const count = lists.starts.length - 1;
	const found = new SetNumbers(values.length);
	const numbers = new Uint32Array(count);
	for (let slot = 0; slot < count; slot++) numbers[slot] = found.of(lists, slot);
	const codes = codesFor(count, found.count);
	codes.set(numbers);
	return { codes, others: found.others(), count: found.count };
}

/** The places of slots when those with the same sets stand together, the first sets before the second. */
export function grouping(sets: readonly Sets[], count: number): Uint32Array {
	let order = Uint32Array.from({ length: count }, (_, slot) => slot);
	for (const { codes, count: end } of sets.toReversed()) order = sortedBy(order, codes, end);
	return order;
}

/** A stable sort. */
function sortedBy(slots: Uint32Array, codes: Codes, end: number): Uint32Array<ArrayBuffer> {
	const next = new Uint32Array(end + 1);
	for (let slot = 0; slot < codes.length; slot++) next[codes[slot]! + 1]!++;
	for (let code = 0; code < end; code++) next[code + 1]! += next[code]!;
	const sorted = new Uint32Array(slots.length);
	for (let i = 0; i < slots.length; i++) sorted[next[codes[slots[i]!]!]!++] = slots[i]!;
	return sorted;
}

/** For each facet where its groups begin among slots in this order, and where the last ends. */
export function startsOf(sets: readonly Sets[], order: Uint32Array): readonly Uint32Array[] {
	const starts = sets.map((): number[] => []);
	for (let i = 0; i < order.length; i++) {
		const facet = i === 0 ? 0 : firstApart(sets, order[i - 1]!, order[i]!);
		for (let f = facet; f < sets.length; f++) starts[f]!.push(i);
	}
	return starts.map((places) => {
		places.push(order.length);
		return Uint32Array.from(places);
	});
}

/** The first facet in which two slots have different sets; the number of facets where there is none. */
function firstApart(sets: readonly Sets[], one: number, other: number): number {
	let facet = 0;
	while (facet < sets.length && sets[facet]!.codes[one] === sets[facet]!.codes[other]) facet++;
	return facet;
}

export function groupColumn(
	values: Texts,
	{ codes, others }: Sets,
	starts: Uint32Array,
	order: Uint32Array,
): GroupColumn {
	const own = codes.slice(0, starts.length - 1);
	for (let group = 0; group < own.length; group++) own[group] = codes[order[starts[group]!]!]!;
	return { values, others, codes: own, starts };
}

/** Adds to a set the slots that have one of the values that are marked. */
export function addSlotsOfGroups(into: Bits, column: GroupColumn, marks: Uint8Array): void {
	const { values, others, codes, starts } = column;
	const isWanted = new Uint8Array(values.length + others.starts.length - 1);
	isWanted.set(marks);
	for (let other = 0; other + 1 < others.starts.length; other++)
		for (let i = others.starts[other]!; i < others.starts[other + 1]!; i++)
			if (isWanted[others.entries[i]!] === 1) isWanted[values.length + other] = 1;
	for (let group = 0; group < codes.length; group++) {
		if (isWanted[codes[group]!] === 0) continue;
		const first = group;
		while (group + 1 < codes.length && isWanted[codes[group + 1]!] === 1) group++;
		addRange(into, starts[first]!, starts[group + 1]!);
	}
}

/** For each number of a set how many slots of it come before. */
export function ranksOf(set: Bits): Uint32Array {
	const ranks = zeros(set.length + 1);
	for (let i = 0, before = 0; i < set.length; i++) ranks[i + 1] = before += ones(set[i]!);
	return ranks;
}

/** How many slots of a set have each value; all of them lie between two, `ranks` are those of the set. */
export function countsIn(
	{ values, others, codes, starts }: GroupColumn,
	set: Bits,
	ranks: Uint32Array,
	[first, end]: readonly [number, number],
): Uint32Array {
	const sets = new Uint32Array(values.length + others.starts.length - 1);
	let group = first === end ? codes.length : groupFrom(starts, 0, first);
	for (let before = 0; group < codes.length && starts[group]! < end; group++) {
		const until = starts[group + 1]!;
		const rest = until & 31;
		const upTo = ranks[until >>> 5]! + (rest === 0 ? 0 : ones(set[until >>> 5]! & ((1 << rest) - 1)));
		sets[codes[group]!]! += upTo - before;
		before = upTo;
	}
	return spread(values.length, others, sets);
}

/** How many slots have each value. */
export function countsOfAll({ values, others, codes, starts }: GroupColumn): Uint32Array {
	const sets = new Uint32Array(values.length + others.starts.length - 1);
	for (let group = 0; group < codes.length; group++) sets[codes[group]!]! += starts[group + 1]! - starts[group]!;
	return spread(values.length, others, sets);
}

/** How many of some slots, which ascend, have each value. */
export function countsOfSome({ values, others, codes, starts }: GroupColumn, slots: Uint32Array): Uint32Array {
	const sets = new Uint32Array(values.length + others.starts.length - 1);
	let group = 0;
	for (let i = 0; i < slots.length; i++) sets[codes[(group = groupFrom(starts, group, slots[i]!))]!]!++;
	return spread(values.length, others, sets);
}

/** The group of a slot, which is not before a group: looked for in steps that grow. */
function groupFrom(starts: Uint32Array, group: number, slot: number): number {
	let [low, step] = [group, 1];
	while (low + step < starts.length && starts[low + step]! <= slot) {
		low += step;
		step *= 2;
	}
	let high = Math.min(low + step, starts.length - 1);
	while (low + 1 < high) {
		const middle = (low + high) >>> 1;
		if (starts[middle]! <= slot) low = middle;
		else high = middle;
	}
	return low;
}

/** Counts of sets as counts of values. */
export function spread(values: number, { starts, entries }: Lists, counts: Uint32Array): Uint32Array {
	const spread = counts.subarray(0, values);
	for (let set = 0; set + 1 < starts.length; set++) {
		const count = counts[values + set]!;
		if (count > 0) for (let i = starts[set]!; i < starts[set + 1]!; i++) spread[entries[i]!]! += count;
	}
	return spread;
}

/** The values of each slot. */
export function listsOfGroups({ values, others, codes, starts }: GroupColumn): Lists {
	const writer = new ListsWriter();
	for (let group = 0; group < codes.length; group++)
		for (let slot = starts[group]!; slot < starts[group + 1]!; slot++) {
			const other = codes[group]! - values.length;
			if (other < 0) writer.add(codes[group]!);
			else for (let i = others.starts[other]!; i < others.starts[other + 1]!; i++) writer.add(others.entries[i]!);
			writer.end();
		}
	return writer.lists();
}
