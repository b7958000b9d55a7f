import { INDENT } from "../structure.ts";
import { atOperandsOf, atOperatorsOf, operandsBy } from "./operators.ts";
import { between, cutBefore, topLevel, trimmed } from "./pairs.ts";
import { isComma, linesOf, type Rule, withCommas, written } from "./rules/rule.ts";
import type { Line } from "./tokens.ts";

/** What stands between operands. */
const OPERATORS: ReadonlySet<string> = /* @__PURE__ */ new Set(["+", "|", "and", "or", "else"]);

const operandsOf = /* @__PURE__ */ operandsBy(OPERATORS, cutBefore);

export const atOperands: Rule = /* @__PURE__ */ atOperandsOf(operandsOf);

/** Before each operator; what a statement assigns goes into brackets. */
export const atOperators: Rule = (code, margin, context, breaker) => {
	if (context.isInside) return atOperatorsOf(operandsOf)(code, margin, context, breaker);
	const [assigned] = topLevel(code, (token) => token === "=");
	if (assigned === undefined) return undefined;
	const value = trimmed(code.slice(assigned + 1));
	const parts = tupleOf(value) ?? operandsOf(value);
	if (!parts) return undefined;
	const lines = linesOf(parts, margin + INDENT, context, breaker);
	return [`${written(margin, code.slice(0, assigned + 1))} (`, ...lines, `${margin})`];
};

function tupleOf(value: Line): readonly Line[] | undefined {
	const places = topLevel(value, isComma);
	return places.length === 0 ? undefined : withCommas(between(value, places), true);
}
