import { INDENT } from "../../structure.ts";
import { between, isBalanced, topLevel } from "../pairs.ts";
import { isComma, linesOf, type Rule, withCommas } from "./rule.ts";

/** `with a as b, c as d:` of Python, in brackets. */
export const atManagers: Rule = (code, margin, context, breaker) => {
	if (code[0] !== "with" || code.at(-1) !== ":" || !isBalanced(code)) return undefined;
	const managers = between(code.slice(1, -1), topLevel(code.slice(1, -1), isComma));
	if (managers.length < 2) return undefined;
	return [`${margin}with (`, ...linesOf(withCommas(managers, true), margin + INDENT, context, breaker), `${margin}):`];
};
