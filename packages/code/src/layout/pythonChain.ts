import { INDENT } from "../structure.ts";
import { atChain as inside, callsIn, LEAST } from "./rules/atChain.ts";
import { cutBefore, topLevel, trimmed } from "./pairs.ts";
import { linesOf, type Rule, written } from "./rules/rule.ts";

/** A chain of at least three calls, before each of them; a statement needs brackets around it. */
export const atChain: Rule = (code, margin, context, breaker) => {
	if (context.isInside) return inside(code, margin, context, breaker);
	const assigned = topLevel(code, (token) => token === "=")[0];
	if (assigned === undefined || callsIn(code).length < LEAST) return undefined;
	const value = trimmed(code.slice(assigned + 1));
	const lines = linesOf(cutBefore(value, callsIn(value)), margin + INDENT, context, breaker);
	return [`${written(margin, code.slice(0, assigned + 1))} (`, ...lines, `${margin})`];
};
