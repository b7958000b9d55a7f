import { INDENT } from "../../structure.ts";
import { isBalanced, outermost, trimmed } from "../pairs.ts";
import type { Rule } from "./rule.ts";

/** The one statement after `if (…)` or `for (…)` of JavaScript, on a line of its own. */
export const atBody: Rule = (code, margin, context, breaker) => {
	if (context.isInside || !HEADS.has(code[0] ?? "") || !isBalanced(code)) return undefined;
	const [head] = outermost(code);
	if (!head) return undefined;
	const body = trimmed(code.slice(head.close + 1));
	if (body.length === 0 || body[0] === "{") return undefined;
	return [
		...breaker([margin, ...code.slice(0, head.close + 1)], context),
		...breaker([margin + INDENT, ...body], context),
	];
};

const HEADS: ReadonlySet<string> = new Set(["if", "for", "while"]);
