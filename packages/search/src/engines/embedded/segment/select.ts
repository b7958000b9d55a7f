import type { CheckedQuery } from "../../../query.ts";
import { FACETS, type Facet } from "../../../shapes.ts";
import { addAll, allBits, type Bits, keep, noBits, size, slotsOf, without } from "./bits.ts";
import { codesBetween } from "./figures.ts";
import type { FacetColumn, Segment } from "./segment.ts";

/** A segment as it stands now. */
export interface Live {
	readonly segment: Segment;
	/** Slots that have been changed or taken out since. */
	readonly gone?: Bits | undefined;
}

/** Slots a query finds; undefined for all that there are. */
export interface Selection {
	readonly found: Bits | undefined;
	readonly total: number;
	/** For a facet that is filtered by, what would be found without that. */
	readonly aside: Readonly<Partial<Record<Facet, Bits | undefined>>>;
}

/** What filters and ranges leave of a live segment, and of the slots that a text matches. */
export function selection({ segment, gone }: Live, query: CheckedQuery, matched: Bits | undefined): Selection {
	const base = [...(matched ? [matched] : []), ...rangesOf(segment, query)];
	const filters = FACETS.flatMap((facet) => {
		const values = query.filters.get(facet);
		return values ? [[facet, filterOf(segment, facet, values)] as const] : [];
	});
	const without = (skipped?: Facet): Bits | undefined =>
		together(segment, gone, [...base, ...filters.filter(([facet]) => facet !== skipped).map(([, bits]) => bits)]);
	const found = without();
	const aside = filters.filter(([facet]) => query.facets.includes(facet)).map(([facet]) => [facet, without(facet)]);
	return {
		found,
		total: found ? size(found) : segment.count - (gone ? size(gone) : 0),
		aside: Object.fromEntries(aside) as Selection["aside"],
	};
}

/** What is in all of these sets and not gone; undefined for no set at all. */
function together(segment: Segment, gone: Bits | undefined, sets: readonly Bits[]): Bits | undefined {
	if (sets.length === 0) return gone && without(allBits(segment.count), gone);
	const [first, ...others] = sets;
	const all = others.reduce(keep, first!.slice());
	return gone ? without(all, gone) : all;
}

function filterOf({ count, facets }: Segment, facet: Facet, values: readonly string[]): Bits {
	const bits = noBits(count);
	const { values: known, slots } = facets[facet];
	for (const value of values) {
		const number = known.find(value);
		if (number >= 0) addAll(bits, slots.entries, slots.starts[number]!, slots.starts[number + 1]!);
	}
	return bits;
}

function rangesOf({ count, figures }: Segment, query: CheckedQuery): readonly Bits[] {
	return [...query.ranges].map(([sort, { min, max }]) => {
		const bits = noBits(count);
		const { codes } = figures[sort];
		const [from, to] = codesBetween(figures[sort], min, max);
		for (let slot = 0; slot < count; slot++)
			if (codes[slot]! >= from && codes[slot]! <= to) bits[slot >>> 5]! |= 1 << (slot & 31);
		return bits;
	});
}

/** Counts how many slots of a set have each value; of all that there are where no set is given. */
export class Counter {
	readonly #live: Live;
	/** What was made of a set for one facet is there for the next. */
	readonly #listed = new Map<Bits, Uint32Array>();

	constructor(live: Live) {
		this.#live = live;
	}

	counts(facet: Facet, set: Bits | undefined): Uint32Array {
		const column = this.#live.segment.facets[facet];
		const { count } = this.#live.segment;
		if (set === undefined) return totals(column);
		const slots = this.#slots(set, size(set));
		if (slots.length * 2 <= count) return counted(column, slots, new Uint32Array(column.values.length), 1);
		return counted(column, this.#others(set, count - slots.length), totals(column), -1);
	}

	#slots(set: Bits, count: number): Uint32Array {
		const known = this.#listed.get(set);
		if (known) return known;
		const slots = slotsOf(set, count);
		this.#listed.set(set, slots);
		return slots;
	}

	/** The slots that are not in a set. */
	#others(set: Bits, count: number): Uint32Array {
		return slotsOf(without(allBits(this.#live.segment.count), set), count);
	}
}

function totals({ values, slots: { starts } }: FacetColumn): Uint32Array {
	const counts = new Uint32Array(values.length);
	for (let value = 0; value < counts.length; value++) counts[value] = starts[value + 1]! - starts[value]!;
	return counts;
}

function counted({ lists }: FacetColumn, slots: Uint32Array, counts: Uint32Array, step: 1 | -1): Uint32Array {
	const { starts, entries } = lists;
	for (let s = 0; s < slots.length; s++) {
		const slot = slots[s]!;
		for (let i = starts[slot]!; i < starts[slot + 1]!; i++) counts[entries[i]!]! += step;
	}
	return counts;
}
