import { between, outermost, type Pair, topLevel } from "./pairs.ts";
import { isComma } from "./rules/rule.ts";
import { isClose, isWord, type Line } from "./tokens.ts";

/** The items between brackets. */
export const itemsBetween = (content: Line): readonly Line[] =>
	between(content, topLevel(content, isComma)).filter((item) => item.length > 0);

/** The pair that an item is, such as a list or an object. */
export function literalPair(item: Line): Pair | undefined {
	const [pair] = outermost(item);
	const isWhole = pair?.open === 0 && pair.close === item.length - 1 && pair.close > 1;
	return isWhole && item[0] !== "(" ? pair : undefined;
}

/** Whether an item unpacks others, so that nothing may follow it. */
export const unpacks = (items: readonly Line[]): boolean => items.at(-1)?.[0] === ".";

/** Whether brackets follow what they take a part of. */
export function isSubscript(tokens: Line, open: number): boolean {
	const before = tokens[open - 1];
	return isWord(before) || isClose(before) || /^["'`]/.test(before ?? "");
}
