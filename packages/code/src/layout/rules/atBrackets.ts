import { INDENT } from "../../structure.ts";
import { literalPair } from "../brackets.ts";
import { COLUMNS } from "../columns.ts";
import { type Context, linesOf, type Rule, withCommas, written } from "./rule.ts";
import type { Pair } from "../pairs.ts";
import { type Line, textOf } from "../tokens.ts";

const atWidest =
	(least: number): Rule =>
	(code, margin, context, breaker) => {
		const { grammar } = context;
		const widestPair = widest(code, context);
		if (!widestPair || lengthOf(code, widestPair) < least) return undefined;
		const pair = hugged(code, margin, widestPair, context) ?? widestPair;
		const items = grammar.itemsIn(code.slice(pair.open + 1, pair.close));
		const endsInComma = grammar.mayEndInComma(code, pair.open, items);
		return [
			written(margin, code.slice(0, pair.open + 1)),
			...linesOf(withCommas(items, endsInComma), margin + INDENT, context, breaker),
			...breaker([margin, ...code.slice(pair.close)], context),
		];
	};

/** Columns that are worth lines of their own. */
const LEAST = 12;

/** One item a line between the brackets that hold most. */
export const atBrackets: Rule = /* @__PURE__ */ atWidest(LEAST);

/** The same between any brackets, where nothing else helped. */
export const atAnyBrackets: Rule = /* @__PURE__ */ atWidest(1);

/**
 * The brackets of a list or an object that is the only argument of a call, and of one that is the last in JavaScript:
 * they share their lines with those of the call.
 */
function hugged(code: Line, margin: string, { open, close }: Pair, { grammar }: Context): Pair | undefined {
	const content = code.slice(open + 1, close);
	const items = grammar.itemsIn(content);
	const last = items.at(-1) ?? [];
	const inner = literalPair(last);
	const isShort = margin.length + INDENT.length + textOf(content).length <= COLUMNS;
	if (!inner || code[open] !== "(" || !grammar.mayHug(items, isShort)) return undefined;
	const start = open + 1 + content.lastIndexOf(last[0] ?? content[0]!);
	return written(margin, code.slice(0, start + 1)).length > COLUMNS
		? undefined
		: { open: start, close: start + inner.close };
}

/** The pair with the longest list in it. */
function widest(code: Line, { grammar }: Context): Pair | undefined {
	const pairs = grammar.pairsIn(code);
	if (pairs.length > MOST_PAIRS) return undefined;
	const lists = pairs.filter((pair) => grammar.isBreakable(code, pair));
	return lists.toSorted((a, b) => lengthOf(code, b) - lengthOf(code, a))[0];
}

/** So that the time is linear: each pair is a search of its own. No value has so many without commas between. */
const MOST_PAIRS = 64;

const lengthOf = (code: Line, { open, close }: Pair): number => textOf(code.slice(open + 1, close)).trim().length;
