import { INDENT } from "../structure.ts";
import { cutAfter, outermost, topLevel } from "./pairs.ts";
import { linesOf, type Rule, space, written } from "./rule.ts";

/** `for (…; …; …)` of JavaScript, after each semicolon. */
export const atLoop: Rule = (code, margin, context, breaker) => {
	const [head] = outermost(code);
	if (context.isPython || code[0]?.text !== "for" || !head || code[head.open]?.text !== "(") return undefined;
	const content = code.slice(head.open + 1, head.close);
	const places = topLevel(content, ({ text }) => text === ";");
	if (places.length === 0) return undefined;
	return [
		written(margin, code.slice(0, head.open + 1)),
		...linesOf(cutAfter(content, places), margin + INDENT, context, breaker),
		...breaker([space(margin), ...code.slice(head.close)], context),
	];
};
