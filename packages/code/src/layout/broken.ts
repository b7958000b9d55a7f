import { COLUMNS } from "./columns.ts";
import type { Breaker } from "./rules/rule.ts";
import { isSpace, type Line, textOf } from "./tokens.ts";

/** A line of Python or JavaScript as lines that fit, as far as it can be broken. */
export const broken: Breaker = (line, context) => {
	const text = textOf(line);
	if (text.length <= COLUMNS || text.includes("\n")) return [text];
	const [margin, code] = parted(line);
	for (const rule of context.rules) {
		const lines = rule(code, margin, context, broken);
		if (lines) return lines;
	}
	return [text];
};

/** The white space that a line starts with, and the rest. */
function parted(line: Line): readonly [margin: string, code: Line] {
	const [first, ...rest] = line;
	return first !== undefined && isSpace(first) ? [first, rest] : ["", line];
}
