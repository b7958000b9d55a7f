import { isComma, type Line } from "./rule.ts";
import { between, outermost, type Pair, topLevel, trimmed } from "./pairs.ts";
import { isBlank, isClose, isWord } from "./tokens.ts";

/** Whether a bracket opens a list of arguments or items, where a newline may be anywhere, and not a block of statements. */
export function opensList(tokens: Line, open: number, isPython: boolean): boolean {
	if (isPython || tokens[open] !== "{") return true;
	let at = open - 1;
	while (isBlank(tokens[at])) at -= 1;
	const before = tokens[at];
	return before === undefined || BEFORE_OBJECT.test(before);
}

const BEFORE_OBJECT = /^(?:[([,=:?]|&&|\|\||\?\?|return|import|const|let|await)$/;

/** Whether a comma may follow the last item between brackets, if there are several or the brackets make a list. */
export function mayEndInComma(tokens: Line, open: number, items: readonly Line[], isPython: boolean): boolean {
	const last = items.at(-1) ?? [];
	if (last[0] === ".") return false;
	const bracket = tokens[open];
	if (isPython && items.length === 1) return bracket !== "(" && !isSubscript(tokens, open) && !isComprehension(last);
	return bracket === "[" && !isPython ? !isSubscript(tokens, open) : takesComma(tokens, open, isPython);
}

/** Whether a comma may follow the last of several items between brackets. */
export const takesComma = (tokens: Line, open: number, isPython: boolean): boolean =>
	isPython || tokens[open] !== "(" || isCall(tokens[open - 1]);

/** The items between brackets; a comprehension of Python is one. */
export function itemsIn(content: Line, isPython: boolean): readonly Line[] {
	if (isPython && isComprehension(content)) return [trimmed(content)];
	return between(content, topLevel(content, isComma)).filter((item) => item.length > 0);
}

/** The pair that an item is, such as a list or an object. */
export function literalPair(item: Line): Pair | undefined {
	const [pair] = outermost(item);
	const isWhole = pair?.open === 0 && pair.close === item.length - 1 && pair.close > 1;
	return isWhole && item[0] !== "(" ? pair : undefined;
}

const isComprehension = (content: Line): boolean => topLevel(content, (token) => token === "for").length > 0;

/** Whether brackets follow what they take a part of. */
function isSubscript(tokens: Line, open: number): boolean {
	const before = tokens[open - 1];
	return isWord(before) || isClose(before) || /^["'`]/.test(before ?? "");
}

/** Whether the brackets after a token hold the arguments of a call. */
const isCall = (before: string | undefined): boolean =>
	isClose(before) || (isWord(before) && !KEYWORD.test(before ?? ""));

const KEYWORD = /^(?:if|for|while|switch|catch|return|await|typeof|async|in|of)$/;
