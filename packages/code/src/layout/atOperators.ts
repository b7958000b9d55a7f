import { INDENT } from "../structure.ts";
import { COMMA, isComma, type Line, linesOf, type Rule, written } from "./line.ts";
import { cut, topLevel, trimmed } from "./pairs.ts";

/** Before each operator; what a statement of Python assigns goes into brackets first. */
export const atOperators: Rule = (code, margin, context, broken) => {
	const operators = context.isPython ? PYTHON : JAVASCRIPT;
	const isOperator = ({ text }: { readonly text: string }): boolean => operators.has(text);
	if (context.isInside) {
		const places = topLevel(code, isOperator).filter((at) => at > 0);
		return places.length === 0 ? undefined : linesOf(cut(code, places, true), margin, context, broken);
	}
	const [assigned] = topLevel(code, ({ text }) => text === "=");
	if (!context.isPython || assigned === undefined) return undefined;
	const value = trimmed(code.slice(assigned + 1));
	const parts = tupleOf(value) ?? operandsOf(value, isOperator);
	if (!parts) return undefined;
	const lines = linesOf(parts, margin + INDENT, { ...context, isInside: true }, broken);
	return [`${written(margin, code.slice(0, assigned + 1))} (`, ...lines, `${margin})`];
};

function tupleOf(value: Line): readonly Line[] | undefined {
	const places = topLevel(value, isComma);
	return places.length === 0 ? undefined : cut(value, places, false).map((item) => [...item, COMMA]);
}

function operandsOf(value: Line, isOperator: (token: { readonly text: string }) => boolean): readonly Line[] | undefined {
	const places = topLevel(value, isOperator).filter((at) => at > 0);
	return places.length === 0 ? undefined : cut(value, places, true);
}

const PYTHON: ReadonlySet<string> = new Set(["+", "|", "and", "or", "else"]);
const JAVASCRIPT: ReadonlySet<string> = new Set(["+", "&&", "||", "??"]);
