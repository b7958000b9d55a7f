/**
 * How far a snippet has been checked. *parsed*: a parser of its language accepts it, and it uses no undefined name.
 * *typed*: its imports and calls exist in the released library. *commands checked*: its packages exist, and its commands
 * and options are those of the current tools. *request checked*: a call was executed, and sent what the provider's own
 * client sends. *run*: code that loads a model was executed on a miniature.
 */
export type Level = "parsed" | "typed" | "commands checked" | "request checked" | "run";

/** The levels in ascending order. */
export const LEVELS: readonly Level[] = ["parsed", "typed", "commands checked", "request checked", "run"];

/**
 * What holds for the code of one model: a level; or, above and below all levels, that this code was run here on the files of
 * this model, and ended with or without an error.
 */
export type Reached = Level | "run here" | "failed here";

/** The ranks of the levels; two levels that never compete for a snippet share one. */
const RANKS: Readonly<Record<Reached, number>> = {
	"failed here": 0,
	parsed: 1,
	typed: 2,
	"commands checked": 2,
	"request checked": 3,
	run: 3,
	"run here": 4,
};

/** The rank of a level, from 1; 0 for code that has reached none. */
export const rankOf = ({ level }: { readonly level?: Reached }): number => (level === undefined ? 0 : RANKS[level]);
