import type { Value } from "./value.ts";

/** What was written of a value, in each notation and at each margin so far. */
export type Kept = Written[];

interface Written {
	readonly notation: object;
	readonly margin: string;
	readonly text: string;
	/** The imports that the text needs. */
	readonly needed: readonly string[];
}

const kept = new WeakMap<object, Kept>();

/**
 * The value itself, frozen through and through, such as an example that many snippets hold: what is written of it is
 * remembered, and another snippet takes as long as copying it.
 */
export function frozen<V extends Value>(value: V): V {
	if (typeof value !== "object" || value === null || kept.has(value)) return value;
	Object.freeze(value);
	for (const part of Object.values(value)) frozen(part as Value);
	kept.set(value, []);
	return value;
}

/** What was written of a frozen value; undefined for any that may still change. */
export const keptOf = (value: Value): Kept | undefined =>
	typeof value === "object" && value !== null ? kept.get(value) : undefined;
