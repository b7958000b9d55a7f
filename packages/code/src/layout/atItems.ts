import { COLUMNS } from "./columns.ts";
import { filled } from "./comments.ts";
import { COMMA, isComma, type Line, linesOf, type Rule } from "./line.ts";
import { cut, topLevel } from "./pairs.ts";
import { textOf } from "./tokens.ts";

/** Several items of a list on one line, each on its own; numbers fill their lines. */
export const atItems: Rule = (code, margin, context, broken) => {
	const commas = topLevel(code, isComma);
	const places = commas.filter((at) => at < code.length - 1);
	if (!context.isInside || places.length === 0) return undefined;
	const parts = cut(code, commas, false).filter((part) => part.length > 0);
	const endsInComma = isComma(code.at(-1) ?? COMMA);
	const items = parts.map((part, at) => (at < parts.length - 1 || endsInComma ? [...part, COMMA] : part));
	if (!items.every(isNumber)) return linesOf(items, margin, context, broken);
	return filled(items.map(textOf), COLUMNS - margin.length, 0).map((line) => margin + line);
};

const isNumber = (item: Line): boolean => /^-?[\d.]+,?$/.test(textOf(item));
