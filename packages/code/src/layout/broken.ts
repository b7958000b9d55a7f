import { COLUMNS } from "./columns.ts";
import { wrappedComment } from "./comments.ts";
import { trimmed } from "./pairs.ts";
import type { Breaker, Line } from "./rule.ts";
import { isComment, isSpace, textOf } from "./tokens.ts";

/** A line of Python or JavaScript as lines that fit, as far as it can be broken. */
export const broken: Breaker = (line, context) => {
	const text = textOf(line);
	if (text.length <= COLUMNS || text.includes("\n")) return [text];
	const [margin, code] = parted(line);
	const comment = code.at(-1);
	if (comment !== undefined && isComment(comment, context.isPython)) {
		const rest = trimmed(code.slice(0, -1));
		const above = wrappedComment(margin + comment);
		return rest.length === 0 ? above : [...above, ...broken([margin, ...rest], context)];
	}
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
