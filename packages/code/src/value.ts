import type { Env, Text } from "./text.ts";

/** What a template may contain besides code: any JSON value, and the two values that JSON lacks. */
export type Value =
	| string
	| number
	| boolean
	| null
	| Env
	| Text
	| Remembered
	| readonly Value[]
	| { readonly [key: string]: Value };

/**
 * A value that belongs to the template, such as the name of a task: printed like any other value, and part of the
 * shape.
 */
export class Constant {
	readonly value: Value;

	constructor(value: Value) {
		this.value = value;
	}
}

/**
 * A value that makes the code different code: a result for `pipeline("fill-mask", …)` says nothing about
 * `pipeline("depth-estimation", …)`.
 */
export const constant = (value: Value): Constant => new Constant(value);

/** The written form of a value, for one notation and margin. */
interface Written {
	readonly notation: object;
	readonly margin: string;
	readonly text: string;
	/** The import statements that the text needs. */
	readonly needed: readonly string[];
}

/** A value that must not change, with the literals written for it. */
export class Remembered {
	readonly value: Value;
	readonly #written: Written[] = [];

	constructor(value: Value) {
		this.value = value;
	}

	/** The literal for a notation and a margin; calls `write` on first use. */
	written(notation: object, margin: string, write: () => Omit<Written, "notation" | "margin">): Written {
		const known = this.#written.find((one) => one.notation === notation && one.margin === margin);
		if (known) return known;
		const written = { notation, margin, ...write() };
		this.#written.push(written);
		return written;
	}
}
