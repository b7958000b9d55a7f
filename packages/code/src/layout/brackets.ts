import { isComma, type Line } from "./rule.ts";
import { between, outermost, type Pair, topLevel, trimmed } from "./pairs.ts";
import type { Token } from "./tokens.ts";

/** Whether a bracket opens a list of arguments or items, where a newline may be anywhere, and not a block of statements. */
export function opensList(tokens: Line, open: number, isPython: boolean): boolean {
	if (isPython || tokens[open]?.text !== "{") return true;
	const before = significantBefore(tokens, open);
	return before === undefined || BEFORE_OBJECT.has(before.text);
}

const BEFORE_OBJECT: ReadonlySet<string> = new Set([
	..."([,=:?",
	..."&&,||,??,return,import,const,let,await".split(","),
]);

/** Whether a comma may follow the last item between brackets, if there are several or the brackets make a list. */
export function mayEndInComma(tokens: Line, open: number, items: readonly Line[], isPython: boolean): boolean {
	const last = items.at(-1) ?? [];
	if (last[0]?.text === ".") return false;
	const bracket = tokens[open]?.text;
	if (isPython && items.length === 1) return bracket !== "(" && !isSubscript(tokens, open) && !isComprehension(last);
	return bracket === "[" && !isPython ? !isSubscript(tokens, open) : takesComma(tokens, open, isPython);
}

/** Whether a comma may follow the last of several items between brackets. */
export const takesComma = (tokens: Line, open: number, isPython: boolean): boolean =>
	isPython || tokens[open]?.text !== "(" || isCall(tokens, open);

/** The items between brackets; a comprehension of Python is one. */
export function itemsIn(content: Line, isPython: boolean): readonly Line[] {
	if (isPython && isComprehension(content)) return [trimmed(content)];
	return between(content, topLevel(content, isComma)).filter((item) => item.length > 0);
}

/** The pair that an item is, such as a list or an object. */
export function literalPair(item: Line): Pair | undefined {
	const [pair] = outermost(item);
	const isWhole = pair?.open === 0 && pair.close === item.length - 1 && pair.close > 1;
	return isWhole && item[0]?.text !== "(" ? pair : undefined;
}

const isComprehension = (content: Line): boolean => topLevel(content, ({ text }) => text === "for").length > 0;

/** Whether brackets follow what they take a part of. */
function isSubscript(tokens: Line, open: number): boolean {
	const before = tokens[open - 1];
	return before !== undefined && AFTER_VALUE.has(before.type);
}

/** Whether brackets hold the arguments of a call. */
function isCall(tokens: Line, open: number): boolean {
	const before = tokens[open - 1];
	return before?.type === "close" || (before?.type === "word" && !KEYWORDS.has(before.text));
}

const AFTER_VALUE: ReadonlySet<Token["type"]> = new Set(["word", "close", "string"]);
const KEYWORDS: ReadonlySet<string> = new Set("if,for,while,switch,catch,return,await,typeof,async,in,of".split(","));

function significantBefore(tokens: Line, at: number): Token | undefined {
	for (let i = at - 1; i >= 0; i -= 1) {
		const token = tokens[i];
		if (token && token.type !== "space" && token.type !== "newline") return token;
	}
	return undefined;
}
