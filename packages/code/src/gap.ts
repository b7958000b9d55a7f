import type { Place } from "./place.ts";
import type { Value } from "./value.ts";

/**
 * Marks a gap in a text: two high surrogates in a row. No text of ours can contain them, because literals escape a lone
 * surrogate and every other place refuses or replaces it.
 */
export const MARK = "\ud800\ud800";

/** Stands in a hole for a value that is read from the input of a pattern. */
export class Gap {
	readonly read: (input: never) => Value;

	constructor(read: (input: never) => Value) {
		this.read = read;
	}
}

/** A gap, and how a value is written there. */
export interface PlacedGap {
	readonly read: (input: never) => Value;
	readonly place: Place;
	readonly margin: string;
}

export const NO_GAPS: readonly PlacedGap[] = [];

/** The gaps of two pieces, one after the other. */
export const together = (gaps: readonly PlacedGap[], more: readonly PlacedGap[]): readonly PlacedGap[] =>
	more.length === 0 ? gaps : [...gaps, ...more];

/** The gaps of code that stands after a margin. */
export function gapsAt(gaps: readonly PlacedGap[], margin: string): readonly PlacedGap[] {
	return margin === "" || gaps.length === 0 ? gaps : gaps.map((gap) => ({ ...gap, margin: margin + gap.margin }));
}
