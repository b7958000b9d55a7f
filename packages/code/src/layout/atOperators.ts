import { INDENT } from "../structure.ts";
import { between, cutAfter, cutBefore, topLevel, trimmed } from "./pairs.ts";
import { isComma, type Line, linesOf, type Rule, withCommas, written } from "./rule.ts";

/** Before each operator in Python and after it in JavaScript; what a statement of Python assigns goes into brackets. */
export const atOperators: Rule = (code, margin, context, breaker) => {
	if (context.isInside) {
		const parts = operandsOf(code, context.isPython);
		return parts && linesOf(parts, margin, context, breaker);
	}
	const [assigned] = topLevel(code, (token) => token === "=");
	if (!context.isPython || assigned === undefined) return undefined;
	const value = trimmed(code.slice(assigned + 1));
	const parts = tupleOf(value) ?? operandsOf(value, true);
	if (!parts) return undefined;
	const lines = linesOf(parts, margin + INDENT, context, breaker);
	return [`${written(margin, code.slice(0, assigned + 1))} (`, ...lines, `${margin})`];
};

/** The operands of a value that is an item of a list by itself, and has no name. */
export const atOperands: Rule = (code, margin, context, breaker) => {
	if (!context.isInside || topLevel(code, (token) => NAMING.has(token)).length > 0) return undefined;
	return atOperators(code, margin, context, breaker);
};

const NAMING: ReadonlySet<string> = new Set(["=", ":", "=>", "?", "lambda", "const"]);

function tupleOf(value: Line): readonly Line[] | undefined {
	const places = topLevel(value, isComma);
	return places.length === 0 ? undefined : withCommas(between(value, places), true);
}

function operandsOf(value: Line, isPython: boolean): readonly Line[] | undefined {
	const operators = isPython ? PYTHON : JAVASCRIPT;
	const places = topLevel(value, (token) => operators.has(token)).filter((at) => at > 0 && at < value.length - 1);
	if (places.length === 0) return undefined;
	return isPython ? cutBefore(value, places) : cutAfter(value, places);
}

const PYTHON: ReadonlySet<string> = new Set(["+", "|", "and", "or", "else"]);
const JAVASCRIPT: ReadonlySet<string> = new Set(["+", "&&", "||", "??"]);
