import { linesOf, type Rule } from "./line.ts";
import { cut, topLevel } from "./pairs.ts";

/** A comprehension, before each of its `for` and `if`. */
export const atClauses: Rule = (code, margin, context, broken) => {
	if (!context.isPython || !context.isInside) return undefined;
	const places = topLevel(code, ({ text }) => text === "for" || text === "if").filter((at) => at > 0);
	if (!places.some((at) => code[at]?.text === "for")) return undefined;
	return linesOf(cut(code, places, true), margin, context, broken);
};
