import { broken } from "./broken.ts";
import { hasLongLine } from "./columns.ts";
import { exploded } from "./exploded.ts";
import { linesOf } from "./lines.ts";
import { withoutRows } from "./rows.ts";
import type { Rule } from "./rule.ts";
import { tokensOf } from "./tokens.ts";

/**
 * The program with its long lines broken where a person would break them: one argument or item a line, comments between
 * words. Its syntax tree stays the same.
 */
export function wrappedBy(lexis: RegExp, rules: readonly Rule[], isPython: boolean, text: string): string {
	if (!hasLongLine(text)) return text;
	const tokens = exploded(tokensOf(text, lexis), isPython);
	return withoutRows(linesOf(tokens, isPython, rules))
		.flatMap(({ tokens, context }) => broken(tokens, context))
		.join("\n");
}
