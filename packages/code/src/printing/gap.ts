import type { Place } from "../place.ts";
import type { Value } from "../value.ts";

/**
 * Marks a gap in a text: two high surrogates in a row. They occur in no text of this package, because literals escape a
 * lone surrogate and every other place refuses or replaces it.
 */
export const MARK = "\ud800\ud800";

/** Makes the value of a gap of the values that a program is filled with. */
type Make = (values: readonly Value[]) => Value;

/** Stands in a hole for a value that a program is filled with later. */
export class Gap {
	readonly make: Make;
	/** The number of the value, if the gap holds that alone. */
	readonly only: number | undefined;

	constructor(make: Make, only?: number) {
		this.make = make;
		this.only = only;
	}
}

/** A gap, and how a value is written in it. */
export interface PlacedGap {
	readonly gap: Gap;
	readonly place: Place;
	/** The white space that opens its line in its own template. */
	readonly margin: string;
	/** The margin that its template has been moved to. */
	readonly outer: string;
}

export const NO_GAPS: readonly PlacedGap[] = [];

/** The gaps of two pieces in sequence. */
export const together = (gaps: readonly PlacedGap[], more: readonly PlacedGap[]): readonly PlacedGap[] =>
	more.length === 0 ? gaps : [...gaps, ...more];

/** The gaps of code after a margin. */
export function gapsAt(gaps: readonly PlacedGap[], margin: string): readonly PlacedGap[] {
	return margin === "" || gaps.length === 0 ? gaps : gaps.map((gap) => ({ ...gap, outer: margin + gap.outer }));
}
