import type { Facet } from "../../../shapes.ts";
import { allBits, type Bits, extentOf, size, slotsOf, without } from "./bits.ts";
import { type Column, isOfGroups, isOfSets, totalsOf } from "./columns.ts";
import { countsIn, countsOfSome, type GroupColumn, ranksOf } from "./groups.ts";
import { leading, leadingOfAll } from "./leading.ts";
import { countedForward, countedOfFew, type SlotSet } from "./counted.ts";
import { type Counted, fromCounts, type Wanted } from "./counts.ts";
import type { Segment } from "./segment.ts";

/** The values of fewer slots are counted one by one, and so many times as many where a slot mostly has one value. */
const FEW = 2000;
const MANY = 20;

/** Counts how many slots of a set have each value; of all that there are where no set is given. */
export class Counter {
	readonly #segment: Segment;
	/** What was made of a set for one facet is there for the next. */
	readonly #chosen = new Map<Bits, Chosen>();

	constructor(segment: Segment) {
		this.#segment = segment;
	}

	/** The counts above 0 of the largest values that are wanted, and maybe of others. */
	counts(facet: Facet, set: Bits | undefined, wanted: Wanted): Counted {
		const column: Column = this.#segment.facets[facet];
		if (set === undefined)
			return isOfGroups(column) ? fromCounts(totalsOf(column), wanted) : leadingOfAll(column, wanted);
		const chosen = this.#choose(set);
		if (isOfGroups(column)) return fromCounts(countsOf(column, chosen), wanted);
		const few = isOfSets(column) ? Math.min(FEW * MANY, column.values.length / 4) : FEW;
		if (!chosen.isRest && chosen.size < few) return countedOfFew(column, chosen);
		return leading(column, chosen, wanted) ?? countedForward(column, chosen, wanted);
	}

	#choose(set: Bits): Chosen {
		const known = this.#chosen.get(set);
		if (known) return known;
		const chosen = new Chosen(set, this.#segment.count);
		this.#chosen.set(set, chosen);
		return chosen;
	}
}

function countsOf(column: GroupColumn, chosen: Chosen): Uint32Array {
	return !chosen.isRest && chosen.size < FEW
		? countsOfSome(column, slotsOf(chosen.bits, chosen.size))
		: chosen.countsOf(column);
}

/** A set and what is made of it when it is first wanted; of a set with most of all slots, those that it lacks. */
class Chosen implements SlotSet {
	readonly #set: Bits;
	readonly bits: Bits;
	readonly isRest: boolean;
	readonly size: number;
	readonly first: number;
	readonly end: number;
	readonly all: number;
	#ranks: Uint32Array | undefined;

	constructor(set: Bits, all: number) {
		const found = size(set);
		this.#set = set;
		this.all = all;
		this.isRest = found * 2 > all;
		this.bits = this.isRest ? without(allBits(all), set) : set;
		this.size = this.isRest ? all - found : found;
		[this.first, this.end] = extentOf(this.bits);
	}

	countsOf(column: GroupColumn): Uint32Array {
		const extent = this.isRest ? ([0, this.all] as const) : ([this.first, this.end] as const);
		return countsIn(column, this.#set, (this.#ranks ??= ranksOf(this.#set)), extent);
	}
}
