import type { Facet } from "../../../shapes.ts";
import { allBits, type Bits, size, slotsOf, without } from "./bits.ts";
import { type Counts, countsIn, countsOfFew, totalsOf } from "./columns.ts";
import type { Segment } from "./segment.ts";

/** The values of fewer slots are counted one by one. */
const FEW = 2000;

/** Counts how many slots of a set have each value; of all that there are where no set is given. */
export class Counter {
	readonly #segment: Segment;
	/** What was made of a set for one facet is there for the next. */
	readonly #listed = new Map<Bits, Listed>();

	constructor(segment: Segment) {
		this.#segment = segment;
	}

	/** The counts are the caller's own. */
	counts(facet: Facet, set: Bits | undefined): Counts {
		const column = this.#segment.facets[facet];
		if (set === undefined) return { counts: totalsOf(column) };
		const { bits, slots, isRest } = this.#list(set);
		if (!isRest && slots.length < FEW) return countsOfFew(column, slots);
		const counts = countsIn(column, bits, slots);
		if (!isRest) return { counts };
		const totals = totalsOf(column);
		for (let value = 0; value < totals.length; value++) totals[value]! -= counts[value]!;
		return { counts: totals };
	}

	#list(set: Bits): Listed {
		const known = this.#listed.get(set);
		if (known) return known;
		const { count } = this.#segment;
		const found = size(set);
		const isRest = found * 2 > count;
		const bits = isRest ? without(allBits(count), set) : set;
		const listed = { bits, slots: slotsOf(bits, isRest ? count - found : found), isRest };
		this.#listed.set(set, listed);
		return listed;
	}
}

/** A set and its slots; of a set with most of all slots those that it lacks, which are fewer. */
interface Listed {
	readonly bits: Bits;
	readonly slots: Uint32Array;
	readonly isRest: boolean;
}
