import type { Place } from "./place.ts";
import type { Value } from "./value.ts";

/**
 * Stands in a text for a hole that is filled later: two first halves of characters, which no text of ours can contain,
 * since literals escape a half without its other, and all other places refuse or replace it.
 */
export const MARK = "\ud800\ud800";

/** A hole that takes its value from what the code is filled with. */
export class Later<I> {
	readonly read: (input: I) => Value;

	constructor(read: (input: I) => Value) {
		this.read = read;
	}
}

/**
 * A hole for later: py`load(${later((model: Model) => model.id)})` is a pattern, and `code.filled(model)` its program.
 * A pattern takes long to make and no time to fill, so whoever writes many of the same form makes it once.
 */
export const later = <I>(read: (input: I) => Value): Later<I> => new Later(read);

/** Where a pattern waits for a value. */
export interface Gap {
	readonly read: (input: never) => Value;
	readonly place: Place;
	readonly margin: string;
}

export const NO_GAPS: readonly Gap[] = [];

/** The gaps of two pieces, one after the other. */
export const together = (gaps: readonly Gap[], more: readonly Gap[]): readonly Gap[] =>
	more.length === 0 ? gaps : [...gaps, ...more];

/** The gaps of code that stands after a margin. */
export function gapsAt(gaps: readonly Gap[], margin: string): readonly Gap[] {
	return margin === "" || gaps.length === 0 ? gaps : gaps.map((gap) => ({ ...gap, margin: margin + gap.margin }));
}
