import { INDENT } from "../../structure.ts";
import { cutAfter, outermost, topLevel } from "../pairs.ts";
import { linesOf, type Rule, written } from "./rule.ts";

/** `for (…; …; …)` of JavaScript, after each semicolon. */
export const atLoop: Rule = (code, margin, context, breaker) => {
	const [head] = outermost(code);
	if (code[0] !== "for" || !head || code[head.open] !== "(") return undefined;
	const content = code.slice(head.open + 1, head.close);
	const places = topLevel(content, (token) => token === ";");
	if (places.length === 0) return undefined;
	return [
		written(margin, code.slice(0, head.open + 1)),
		...linesOf(cutAfter(content, places), margin + INDENT, context, breaker),
		...breaker([margin, ...code.slice(head.close)], context),
	];
};
