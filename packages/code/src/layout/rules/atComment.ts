import { wrappedComment } from "../comments.ts";
import { trimmed } from "../pairs.ts";
import type { Rule } from "./rule.ts";

/** A comment between its words, above what it follows. */
export const atComment: Rule = (code, margin, context, breaker) => {
	const comment = code.at(-1) ?? "";
	if (!context.grammar.comment.test(comment)) return undefined;
	const rest = trimmed(code.slice(0, -1));
	const above = wrappedComment(margin + comment);
	return rest.length === 0 ? above : [...above, ...breaker([margin, ...rest], context)];
};
