import type { Place } from "./place.ts";
import type { Value } from "./value.ts";

/**
 * Marks a gap in a text: two high surrogates in a row. They occur in no text of this package, because literals escape a
 * lone surrogate and every other place refuses or replaces it.
 */
export const MARK = "\ud800\ud800";

/** The content of a hole whose value is read from the input of a pattern. */
export class Gap {
	readonly read: (input: never) => Value;

	constructor(read: (input: never) => Value) {
		this.read = read;
	}
}

/** A gap, and how a value is written in it. */
export interface PlacedGap {
	readonly read: (input: never) => Value;
	readonly place: Place;
	readonly margin: string;
}

export const NO_GAPS: readonly PlacedGap[] = [];

/** The gaps of two pieces in sequence. */
export const together = (gaps: readonly PlacedGap[], more: readonly PlacedGap[]): readonly PlacedGap[] =>
	more.length === 0 ? gaps : [...gaps, ...more];

/** The gaps of code after a margin. */
export function gapsAt(gaps: readonly PlacedGap[], margin: string): readonly PlacedGap[] {
	return margin === "" || gaps.length === 0 ? gaps : gaps.map((gap) => ({ ...gap, margin: margin + gap.margin }));
}
