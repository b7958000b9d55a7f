import { broken } from "./broken.ts";
import { hasLongLine } from "./columns.ts";
import type { Grammar } from "./grammar.ts";
import type { Context, Rule } from "./rules/rule.ts";
import { type Line, tokensOf } from "./tokens.ts";

/** A line of a program with what is around it. */
export interface PlacedLine {
	readonly tokens: Line;
	readonly context: Context;
}

/** The lines of a program, given what is around its first. */
export type Placing = (tokens: Line, context: Context) => readonly PlacedLine[];

/** How lines are broken. */
export interface WrapLayout {
	/** In the order in which they are tried. */
	readonly rules: readonly Rule[];
	readonly placed: Placing;
}

/**
 * The program with its long lines broken where a person would break them: one argument or item a line, comments between
 * words. Its syntax tree stays the same.
 */
export function wrappedBy(grammar: Grammar, { rules, placed }: WrapLayout, text: string): string {
	if (!hasLongLine(text)) return text;
	const context = { grammar, rules, isInside: false, endsList: false };
	return placed(tokensOf(text, grammar.lexis), context)
		.flatMap((line) => broken(line.tokens, line.context))
		.join("\n");
}
