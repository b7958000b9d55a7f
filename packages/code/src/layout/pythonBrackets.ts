import { atBrackets as atAll } from "./rules/atBrackets.ts";
import { topLevel } from "./pairs.ts";
import type { Rule } from "./rules/rule.ts";

/** One item a line between the brackets that hold most; a choice between values is broken between them. */
export const atBrackets: Rule = (code, margin, context, breaker) =>
	!context.isInside && topLevel(code, (token) => token === "else").length > 0
		? undefined
		: atAll(code, margin, context, breaker);
