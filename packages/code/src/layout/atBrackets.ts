import { INDENT } from "../structure.ts";
import { COMMA, type Context, isComma, type Line, type Rule, space, written } from "./line.ts";
import { cut, isList, outermost, type Pair, topLevel, trimmed } from "./pairs.ts";
import { textOf } from "./tokens.ts";

/** One item a line between the brackets that hold most. */
export const atBrackets: Rule = (code, margin, context, broken) => {
	// A choice between values is broken between them.
	if (!context.isInside && context.isPython && topLevel(code, ({ text }) => text === "else").length > 0) return undefined;
	return atWidest(LEAST)(code, margin, context, broken);
};

/** The same between any brackets, where nothing else helped. */
export const atAnyBrackets: Rule = (code, margin, context, broken) => atWidest(1)(code, margin, context, broken);

/** Columns that are worth lines of their own. */
const LEAST = 12;

const atWidest =
	(least: number): Rule =>
	(code, margin, context, broken) => {
		const pair = widest(code, context);
		if (!pair || lengthOf(code, pair) < least) return undefined;
		const content = trimmed(code.slice(pair.open + 1, pair.close));
		const parts = partsOf(content, context);
		const endsInComma = mayEndInComma(code, pair, parts, context);
		const items = parts.map((part, at) => (at < parts.length - 1 || endsInComma ? [...part, COMMA] : part));
		return [
			written(margin, code.slice(0, pair.open + 1)),
			...items.flatMap((item) => broken([space(margin + INDENT), ...item], { ...context, isInside: true })),
			...broken([space(margin), ...code.slice(pair.close)], context),
		];
	};

function partsOf(content: Line, { isPython }: Context): readonly Line[] {
	if (isPython && isComprehension(content)) return [content];
	return cut(content, topLevel(content, isComma), false).filter((part) => part.length > 0);
}

const isComprehension = (content: Line): boolean => topLevel(content, ({ text }) => text === "for").length > 0;

/** A comma after the last item changes nothing where there are others, or where the brackets make a list or an object. */
function mayEndInComma(code: Line, { open }: Pair, parts: readonly Line[], { isPython }: Context): boolean {
	const last = parts.at(-1) ?? [];
	if (last[0]?.text === "." || (isPython && isComprehension(last))) return false;
	return parts.length > 1 || (code[open]?.text !== "(" && !isSubscript(code, open));
}

/** Whether brackets follow what they take a part of. */
function isSubscript(code: Line, open: number): boolean {
	const before = code[open - 1];
	return before !== undefined && ["word", "close", "string"].includes(before.type);
}

/** The pair with the longest list in it. */
function widest(code: Line, { isPython }: Context): Pair | undefined {
	const lists = outermost(code).filter((pair) => isPython || isBreakable(code, pair));
	return lists.toSorted((a, b) => lengthOf(code, b) - lengthOf(code, a))[0];
}

const lengthOf = (code: Line, { open, close }: Pair): number => textOf(code.slice(open + 1, close)).trim().length;

/** Whether a newline may stand between the brackets: not in a block of statements, nor in the head of a loop. */
const isBreakable = (code: Line, { open, close }: Pair): boolean =>
	isList(code, open) && topLevel(code.slice(open + 1, close), ({ text }) => text === ";").length === 0;
