import { INDENT } from "../structure.ts";
import { itemsIn, literalPair, mayEndInComma, opensList } from "./brackets.ts";
import { COLUMNS } from "./columns.ts";
import { type Context, linesOf, type Line, type Rule, withCommas, written } from "./rule.ts";
import { outermost, type Pair, topLevel } from "./pairs.ts";
import { textOf } from "./tokens.ts";

/** One item a line between the brackets that hold most. */
export const atBrackets: Rule = (code, margin, context, breaker) => {
	// A choice between values is broken between them.
	if (!context.isInside && context.isPython && topLevel(code, (token) => token === "else").length > 0) return undefined;
	return atWidest(LEAST)(code, margin, context, breaker);
};

/** The same between any brackets, where nothing else helped. */
export const atAnyBrackets: Rule = (code, margin, context, breaker) => atWidest(1)(code, margin, context, breaker);

/** Columns that are worth lines of their own. */
const LEAST = 12;

const atWidest =
	(least: number): Rule =>
	(code, margin, context, breaker) => {
		const widestPair = widest(code, context);
		if (!widestPair || lengthOf(code, widestPair) < least) return undefined;
		const pair = hugged(code, margin, widestPair, context) ?? widestPair;
		const { isPython } = context;
		const items = itemsIn(code.slice(pair.open + 1, pair.close), isPython);
		const endsInComma = mayEndInComma(code, pair.open, items, isPython);
		return [
			written(margin, code.slice(0, pair.open + 1)),
			...linesOf(withCommas(items, endsInComma), margin + INDENT, context, breaker),
			...breaker([margin, ...code.slice(pair.close)], context),
		];
	};

/**
 * The brackets of a list or an object that is the only argument of a call, and of one that is the last in JavaScript:
 * they share their lines with those of the call.
 */
function hugged(code: Line, margin: string, { open, close }: Pair, { isPython }: Context): Pair | undefined {
	const content = code.slice(open + 1, close);
	const items = itemsIn(content, isPython);
	const last = items.at(-1) ?? [];
	const inner = literalPair(last);
	if (!inner || code[open] !== "(" || (isPython && items.length > 1)) return undefined;
	const start = open + 1 + content.lastIndexOf(last[0] ?? content[0]!);
	const pair = { open: start, close: start + inner.close };
	const head = written(margin, code.slice(0, pair.open + 1));
	const isShort = isPython && margin.length + INDENT.length + textOf(content).length <= COLUMNS;
	return isShort || head.length > COLUMNS ? undefined : pair;
}

/** The pair with the longest list in it. */
function widest(code: Line, { isPython }: Context): Pair | undefined {
	const pairs = pairsIn(code, isPython);
	if (pairs.length > MOST_PAIRS) return undefined;
	const lists = pairs.filter((pair) => isBreakable(code, pair, isPython));
	return lists.toSorted((a, b) => lengthOf(code, b) - lengthOf(code, a))[0];
}

/** So that the time is linear: each pair is a search of its own. No value has so many without commas between. */
const MOST_PAIRS = 64;

/** The outermost pairs; instead of the brackets after `for` of JavaScript, those inside them. */
function pairsIn(code: Line, isPython: boolean): readonly Pair[] {
	return outermost(code).flatMap((pair) => {
		if (isPython || !isLoopHead(code, pair.open)) return [pair];
		const inner = outermost(code.slice(pair.open + 1, pair.close));
		return inner.map(({ open, close }) => ({ open: pair.open + 1 + open, close: pair.open + 1 + close }));
	});
}

const isLoopHead = (code: Line, open: number): boolean =>
	/\bfor( await)? ?$/.test(textOf(code.slice(Math.max(0, open - 4), open)));

const lengthOf = (code: Line, { open, close }: Pair): number => textOf(code.slice(open + 1, close)).trim().length;

/** Whether a newline may be between the brackets: not in a block of statements, nor in the head of a loop. */
const isBreakable = (code: Line, { open, close }: Pair, isPython: boolean): boolean =>
	opensList(code, open, isPython) &&
	(isPython || topLevel(code.slice(open + 1, close), (token) => token === ";").length === 0);
