import { broken } from "./broken.ts";
import { hasLongLine } from "./columns.ts";
import type { Grammar } from "./grammar.ts";
import type { Context, Rule } from "./rule.ts";
import { type Line, NEWLINE, tokensOf } from "./tokens.ts";

/** A line of a program with what is around it. */
export interface PlacedLine {
	readonly tokens: Line;
	readonly context: Context;
}

/** The lines of a program, given what is around its first. */
export type Placing = (tokens: Line, context: Context) => readonly PlacedLine[];

/** How lines are broken; packed code has only what the lines of its templates need. */
export interface Layout {
	/** By their ranks, the order in which they are tried. */
	readonly rules: Readonly<Record<number, Rule>>;
	/** Absent if no bracket closes on a later line. */
	readonly placed?: Placing;
}

/**
 * The program with its long lines broken where a person would break them: one argument or item a line, comments between
 * words. Its syntax tree stays the same.
 */
export function wrappedBy(grammar: Grammar, { rules, placed = plain }: Layout, text: string): string {
	if (!hasLongLine(text)) return text;
	const context = { grammar, rules: Object.values(rules), isInside: false, endsList: false };
	return placed(tokensOf(text, grammar.lexis), context)
		.flatMap((line) => broken(line.tokens, line.context))
		.join("\n");
}

const plain: Placing = (tokens, context) => {
	const lines: string[][] = [[]];
	for (const token of tokens) {
		if (token === NEWLINE) lines.push([]);
		else lines.at(-1)!.push(token);
	}
	return lines.map((line) => ({ tokens: line, context }));
};
