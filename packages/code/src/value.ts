import type { Env, Text } from "./values/text.ts";

/** What a template may contain besides code: any JSON value, and the two values that JSON lacks. */
export type Value =
	| string
	| number
	| boolean
	| null
	| Env
	| Text
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
