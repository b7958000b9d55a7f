import type { CheckedQuery } from "../../../query.ts";
import { FACETS, type Facet } from "../../../shapes.ts";
import { allBits, type Bits, copied, keep, noBits, size, without } from "./bits.ts";
import { addSlotsOf } from "./columns.ts";
import { codesBetween } from "./figures.ts";
import type { Segment } from "./segment.ts";

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
	const all = others.reduce(keep, copied(first!));
	return gone ? without(all, gone) : all;
}

function filterOf({ count, facets }: Segment, facet: Facet, values: readonly string[]): Bits {
	const bits = noBits(count);
	const column = facets[facet];
	const numbers = values.map((value) => column.values.find(value)).filter((number) => number >= 0);
	addSlotsOf(bits, column, numbers);
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
