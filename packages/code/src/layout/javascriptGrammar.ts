import { isSubscript, itemsBetween, unpacks } from "./brackets.ts";
import type { Grammar } from "./grammar.ts";
import { outermost, type Pair, topLevel } from "./pairs.ts";
import { isBlank, isClose, isWord, lexisOf, type Line, textOf } from "./tokens.ts";

export const JAVASCRIPT_GRAMMAR: Grammar = {
	// Templates hold no regular expressions.
	lexis: /* @__PURE__ */ lexisOf(
		"[\\p{L}\\p{N}_$]+",
		String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|=>|&&|\|\||\?\?`,
		`["'\`]`,
	),
	comment: /^\/[/*]/,
	opensList,
	takesComma,
	pairsIn,
	// A newline may not be in the head of a loop either.
	isBreakable: (code, { open, close }) =>
		opensList(code, open) && topLevel(code.slice(open + 1, close), (token) => token === ";").length === 0,
	mayHug: () => true,
	itemsIn: itemsBetween,
	mayEndInComma(tokens, open, items) {
		if (unpacks(items)) return false;
		return tokens[open] === "[" ? !isSubscript(tokens, open) : takesComma(tokens, open);
	},
};

function opensList(tokens: Line, open: number): boolean {
	if (tokens[open] !== "{") return true;
	let at = open - 1;
	while (isBlank(tokens[at])) at -= 1;
	const before = tokens[at];
	return before === undefined || BEFORE_OBJECT.test(before);
}

const BEFORE_OBJECT = /^(?:[([,=:?]|&&|\|\||\?\?|return|import|const|let|await)$/;

function takesComma(tokens: Line, open: number): boolean {
	return tokens[open] !== "(" || isCall(tokens[open - 1]);
}

/** Whether the brackets after a token hold the arguments of a call. */
const isCall = (before: string | undefined): boolean =>
	isClose(before) || (isWord(before) && !KEYWORD.test(before ?? ""));

const KEYWORD = /^(?:if|for|while|switch|catch|return|await|typeof|async|in|of)$/;

/** Instead of the brackets after `for`, those inside them. */
function pairsIn(code: Line): readonly Pair[] {
	return outermost(code).flatMap((pair) => {
		if (!isLoopHead(code, pair.open)) return [pair];
		const inner = outermost(code.slice(pair.open + 1, pair.close));
		return inner.map(({ open, close }) => ({ open: pair.open + 1 + open, close: pair.open + 1 + close }));
	});
}

const isLoopHead = (code: Line, open: number): boolean =>
	/\bfor( await)? ?$/.test(textOf(code.slice(Math.max(0, open - 4), open)));
