import type { Env, Text } from "./text.ts";

/** What a template may hold besides code: anything JSON can say, and the two things it cannot. */
export type Value =
	| string
	| number
	| boolean
	| null
	| Env
	| Text
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
