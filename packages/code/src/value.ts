import type { Env, Text } from "./text.ts";

/** What a template may hold besides code: anything JSON can say, and the two things it cannot. */
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

/** A value that belongs to the template, such as the name of a task: printed like any other, and part of the shape. */
export class Constant {
	readonly value: Value;

	constructor(value: Value) {
		this.value = value;
	}
}

/**
 * A value for a hole that makes the code another one: what was found of `pipeline("fill-mask", …)` says nothing of
 * `pipeline("depth-estimation", …)`.
 */
export const constant = (value: Value): Constant => new Constant(value);

/** What was written of a value, once for each notation and margin. */
interface Written {
	readonly notation: object;
	readonly margin: string;
	readonly column: number;
	readonly text: string;
	/** The import statements that the text needs. */
	readonly needed: readonly string[];
}

/** A value that must not change, and the literals that were written of it. */
export class Remembered {
	readonly value: Value;
	readonly #written: Written[] = [];

	constructor(value: Value) {
		this.value = value;
	}

	/** The literal for a notation and a place; `write` is asked for it once. */
	written(
		notation: object,
		margin: string,
		column: number,
		write: () => Pick<Written, "text" | "needed">,
	): Written {
		const known = this.#written.find(
			(one) => one.notation === notation && one.margin === margin && one.column === column,
		);
		if (known) return known;
		const written = { notation, margin, column, ...write() };
		this.#written.push(written);
		return written;
	}
}
