import { cutBefore, topLevel } from "../pairs.ts";
import { linesOf, type Rule } from "./rule.ts";

/** A comprehension of Python, before each of its `for` and `if`. */
export const atClauses: Rule = (code, margin, context, breaker) => {
	if (!context.isInside) return undefined;
	const places = topLevel(code, (token) => token === "for" || token === "if").filter((at) => at > 0);
	if (!places.some((at) => code[at] === "for")) return undefined;
	return linesOf(cutBefore(code, places), margin, context, breaker);
};
