import { isOfSets, furtherKeysOf, totalsOf, widthOf } from "./columns.ts";
import { countedOfFew, type PlainColumn, type SlotSet } from "./counted.ts";
import { type Counted, fromCounts, Largest, type Wanted } from "./counts.ts";
import { countIn, isFrequent } from "./postings.ts";

/**
 * Finds the largest values of a set without looking at each slot of it: values are counted one by one, those of the
 * most slots first, until the next has fewer slots at all than the last that is wanted has in the set. Undefined where
 * it is faster to look at each slot.
 */
export function leading(column: PlainColumn, set: SlotSet, { most, always }: Wanted): Counted | undefined {
	const { values: heads, totals, further } = headsOf(column);
	if (most > heads.length) return undefined;
	const count = isNearlyAll(set) ? countBeside(column, set) : countOneByOne(column, set);
	const [cost, budget] = isNearlyAll(set) ? [() => 0, 0] : [costIn(column, set), costOfAll(column, set)];
	if (!isNearlyAll(set) && expectedCost(column, set, most) > budget) return undefined;
	const largest = new Largest(most);
	const found = new Map<number, number>();
	let spent = 0;
	for (let i = 0; i < heads.length; i++) {
		const [value, total] = [heads[i]!, totals[i]!];
		if (total < largest.least) return withAlways(column, found, always, count);
		if ((spent += cost(value, total)) > 2 * budget) return undefined;
		const n = count(value, total);
		found.set(value, n);
		if (n > largest.least) largest.put(n);
	}
	return further < largest.least ? withAlways(column, found, always, count) : undefined;
}

/** Gives how many slots of a set have a value, which so many have in all. */
type Count = (value: number, total: number) => number;

/** Whether a set lacks so few slots that these are counted instead. */
const isNearlyAll = ({ isRest, size }: SlotSet): boolean => isRest && size < FEW;
const FEW = 2000;

function countBeside(column: PlainColumn, set: SlotSet): Count {
	const { values, counts } = countedOfFew(column, set);
	const lacking = new Map(values.map((value, i) => [value, counts[i]!]));
	return (value, total) => total - (lacking.get(value) ?? 0);
}

function countOneByOne(column: PlainColumn, set: SlotSet): Count {
	return (value, total) => {
		let count = countIn(column.slots, value, set.bits, set);
		if (isOfSets(column))
			for (const key of furtherKeysOf(column, value)) count += countIn(column.slots, key, set.bits, set);
		return set.isRest ? total - count : count;
	};
}

/** The largest values of all slots. */
export function leadingOfAll(column: PlainColumn, wanted: Wanted): Counted {
	const { values, totals } = headsOf(column);
	if (wanted.most > values.length) return fromCounts(totalsOf(column), wanted);
	const found = new Map(Array.from(totals.subarray(0, wanted.most), (total, i) => [values[i]!, total]));
	return withAlways(column, found, wanted.always, (_, total) => total);
}

function withAlways(column: PlainColumn, found: Map<number, number>, always: readonly number[], count: Count): Counted {
	for (const value of always) if (!found.has(value)) found.set(value, count(value, totalsOf(column)[value]!));
	for (const [value, n] of found) if (n === 0) found.delete(value);
	return { values: [...found.keys()], counts: [...found.values()] };
}

/** Values with the most slots, those with the most first, ties in their order. */
interface Heads {
	readonly values: Uint32Array;
	readonly totals: Uint32Array;
	/** The most slots that any further value has. */
	readonly further: number;
}

const MOST_HEADS = 4096;

function headsOf(column: PlainColumn): Heads {
	const known = allHeads.get(column);
	if (known) return known;
	const { values, counts } = fromCounts(totalsOf(column), { most: MOST_HEADS, always: [] });
	const places = Array.from(values, (_, i) => i).sort((a, b) => counts[b]! - counts[a]! || values[a]! - values[b]!);
	const first = places.slice(0, MOST_HEADS);
	const heads: Heads = {
		values: Uint32Array.from(first, (place) => values[place]!),
		totals: Uint32Array.from(first, (place) => counts[place]!),
		further: first.length < MOST_HEADS ? 0 : counts[first.at(-1)!]!,
	};
	allHeads.set(column, heads);
	return heads;
}

const allHeads = new WeakMap<PlainColumn, Heads>();

/** Nanoseconds, roughly: for a slot of a list, a number of a set of bits, a list; for a slot, its number, a head, a value. */
const COST = { entry: 1.3, word: 0.8, list: 100, slot: 3, mask: 7, head: 2.5, value: 20 } as const;

/** What it costs to count a value with so many slots by itself. */
function costIn(
	{ slots: postings }: PlainColumn,
	{ first, end, size, all }: SlotSet,
): (value: number, total: number) => number {
	const span = (end - first) / Math.max(1, all);
	const isWhole = size === end - first;
	return (value, total) => {
		if (isFrequent(postings, value)) return COST.list + (COST.word * (end - first)) / 32;
		return COST.list + (isWhole ? 0 : COST.entry * total * span);
	};
}

/** What it costs to count the values of each slot. */
function costOfAll(column: PlainColumn, { size, all }: SlotSet): number {
	if (isOfSets(column)) return size * COST.value + column.values.length;
	const heads = (column.middle.entries.length * COST.head) / Math.max(1, all);
	return size * (COST.slot + heads + widthOf(column) * COST.mask);
}

/** What `leading` costs if the set's values are as those of all slots. */
function expectedCost(column: PlainColumn, set: SlotSet, most: number): number {
	const { values, totals } = headsOf(column);
	const share = (set.isRest ? set.all - set.size : set.size) / Math.max(1, set.all);
	const least = totals[most - 1]! * share;
	const costOf = costIn(column, set);
	let cost = 0;
	for (let i = 0; i < totals.length && totals[i]! >= least; i++) cost += costOf(values[i]!, totals[i]!);
	return cost;
}
