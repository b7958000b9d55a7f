/** What is wrong with some input, as data. Errors that readers or programs may see have this shape. */
export interface Fault<Code extends string = string> {
	/** Stable, in kebab case. */
	readonly code: Code;
	/** The field, option, variable or file that is wrong; empty for the input as a whole. */
	readonly field: string;
	/** What would be right, as a noun phrase. */
	readonly expected: string;
	/** The value as JSON, cut to a few dozen characters; empty if there is none. */
	readonly got: string;
}
