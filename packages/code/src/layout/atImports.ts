import { INDENT } from "../structure.ts";
import { COMMA, isComma, linesOf, type Rule, written } from "./line.ts";
import { cut, topLevel, trimmed } from "./pairs.ts";

/** `from module import a, b` in brackets. */
export const atImports: Rule = (code, margin, context, broken) => {
	const at = code.findIndex(({ text }) => text === "import");
	const names = trimmed(code.slice(at + 1));
	if (!context.isPython || code[0]?.text !== "from" || at < 0 || names.length === 0 || names[0]?.type === "open") return undefined;
	const parts = cut(names, topLevel(names, isComma), false).map((name) => [...name, COMMA]);
	const head = written(margin, code.slice(0, at + 1));
	return [`${head} (`, ...linesOf(parts, margin + INDENT, { ...context, isInside: true }, broken), `${margin})`];
};
