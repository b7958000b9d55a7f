import { INDENT } from "../../structure.ts";
import { between, topLevel, trimmed } from "../pairs.ts";
import { isComma, linesOf, type Rule, withCommas, written } from "./rule.ts";
import { isOpen } from "../tokens.ts";

/** `from module import a, b` of Python, its names in brackets. */
export const atImports: Rule = (code, margin, context, breaker) => {
	if (code[0] !== "from") return undefined;
	const at = code.indexOf("import");
	const names = trimmed(code.slice(at + 1));
	if (at < 0 || names.length === 0 || isOpen(names[0])) return undefined;
	const parts = withCommas(between(names, topLevel(names, isComma)), true);
	const head = written(margin, code.slice(0, at + 1));
	return [`${head} (`, ...linesOf(parts, margin + INDENT, context, breaker), `${margin})`];
};
