import { atAnyBrackets, atBrackets } from "./atBrackets.ts";
import { atBody } from "./atBody.ts";
import { atChain } from "./atChain.ts";
import { atClauses } from "./atClauses.ts";
import { atImports } from "./atImports.ts";
import { atItems } from "./atItems.ts";
import { atLoop } from "./atLoop.ts";
import { atManagers } from "./atManagers.ts";
import { atOperands, atOperators } from "./atOperators.ts";
import { COLUMNS } from "./columns.ts";
import { wrappedComment } from "./comments.ts";
import { trimmed } from "./pairs.ts";
import { type Breaker, type Line, type Rule, space } from "./rule.ts";
import { textOf } from "./tokens.ts";

/** In the order in which they are tried. */
const RULES: readonly Rule[] = [
	atImports,
	atManagers,
	atLoop,
	atBody,
	atClauses,
	atItems,
	atChain,
	atOperands,
	atBrackets,
	atOperators,
	atAnyBrackets,
];

/** A line of Python or JavaScript as lines that fit, as far as it can be broken. */
export const broken: Breaker = (line, context) => {
	const text = textOf(line);
	if (text.length <= COLUMNS || text.includes("\n")) return [text];
	const [margin, code] = parted(line);
	const comment = code.at(-1);
	if (comment?.type === "comment") {
		const rest = trimmed(code.slice(0, -1));
		const above = wrappedComment(margin + comment.text);
		return rest.length === 0 ? above : [...above, ...broken([space(margin), ...rest], context)];
	}
	for (const rule of RULES) {
		const lines = rule(code, margin, context, broken);
		if (lines) return lines;
	}
	return [text];
};

/** The white space that a line starts with, and the rest. */
function parted(line: Line): readonly [margin: string, code: Line] {
	const [first, ...rest] = line;
	return first?.type === "space" ? [first.text, rest] : ["", line];
}
