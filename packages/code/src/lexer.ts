import type { Value } from "./value.ts";

/** A stretch of source where text is not code: a string, or a comment. */
export interface Region {
	readonly open: string;
	readonly close: string;
	/** Whether a backslash inside protects the character after it. */
	readonly backslash: boolean;
	/** Writes a value into the region so that it cannot end it. */
	escape(value: Value): string;
}

/**
 * The region each hole of a template stands in, if any.
 *
 * Only the fixed parts are read: an escaped value cannot open or close a region,
 * so where a hole stands is a property of the template alone.
 */
export function regionsAtHoles(parts: readonly string[], regions: readonly Region[]): (Region | undefined)[] {
	let inside: Region | undefined;
	return parts.slice(0, -1).map((part) => (inside = regionAtEnd(part, inside, regions)));
}

function regionAtEnd(part: string, start: Region | undefined, regions: readonly Region[]): Region | undefined {
	let inside = start;
	for (let at = 0; at < part.length;) {
		const opened = inside ? undefined : regions.find((region) => part.startsWith(region.open, at));
		if (opened) {
			inside = opened;
			at += opened.open.length;
		} else if (inside?.backslash && part[at] === "\\") {
			at += 2;
		} else if (inside && part.startsWith(inside.close, at)) {
			at += inside.close.length;
			inside = undefined;
		} else {
			at += 1;
		}
	}
	return inside;
}
