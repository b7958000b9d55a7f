import { COLUMNS } from "../columns.ts";
import { filled } from "../comments.ts";
import { isComma, linesOf, type Rule, withCommas } from "./rule.ts";
import { topLevel } from "../pairs.ts";
import { type Line, textOf } from "../tokens.ts";

/** Several items of a list on one line, each on its own; numbers fill their lines. */
export const atItems: Rule = (code, margin, context, breaker) => {
	const commas = topLevel(code, isComma);
	if (!context.isInside || !commas.some((at) => at < code.length - 1)) return undefined;
	const items = context.grammar.itemsIn(code);
	const endsInComma = commas.at(-1) === code.length - 1 || (context.endsList && items.at(-1)?.[0] !== ".");
	const parts = withCommas(items, endsInComma);
	if (!isNumbers(code)) return linesOf(parts, margin, context, breaker);
	return filled(parts.map(textOf), COLUMNS - margin.length, 0).map((line) => margin + line);
};

export const isNumbers = (code: Line): boolean => /^[-+\d., e]*\d[-+\d., e]*$/.test(textOf(code));
