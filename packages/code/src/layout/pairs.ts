import type { Token } from "./tokens.ts";

/** Two brackets that belong together, by their places in a line. */
export interface Pair {
	readonly open: number;
	readonly close: number;
}

/** The pairs of a line that are in no other pair of it; brackets that open or close elsewhere count for nothing. */
export function outermost(line: readonly Token[]): readonly Pair[] {
	const opened: number[] = [];
	const pairs: Pair[] = [];
	for (const [at, { type }] of line.entries()) {
		if (type === "open") opened.push(at);
		if (type !== "close") continue;
		const open = opened.pop();
		if (open !== undefined) pairs.push({ open, close: at });
	}
	return pairs.filter((pair) => !pairs.some(({ open, close }) => open < pair.open && pair.close < close));
}

/** The places of the tokens that a test finds outside all brackets of the line. */
export function topLevel(line: readonly Token[], test: (token: Token) => boolean): readonly number[] {
	const inside = outermost(line);
	return [...line.entries()]
		.filter(([at, token]) => test(token) && !inside.some(({ open, close }) => open <= at && at <= close))
		.map(([at]) => at);
}

/** The line cut before, or instead of, the tokens at some places. */
export function cut(line: readonly Token[], places: readonly number[], keep: boolean): readonly (readonly Token[])[] {
	const starts = [0, ...places.map((at) => (keep ? at : at + 1))];
	const ends = [...places, line.length];
	return starts.map((start, i) => trimmed(line.slice(start, ends[i])));
}

/** Without the space at both ends. */
export function trimmed(tokens: readonly Token[]): readonly Token[] {
	const first = tokens.findIndex(({ type }) => type !== "space");
	const last = tokens.findLastIndex(({ type }) => type !== "space");
	return first < 0 ? [] : tokens.slice(first, last + 1);
}

/** Whether the bracket at a place of JavaScript source opens a list of arguments or items, and not a block. */
export function isList(tokens: readonly Token[], open: number): boolean {
	if (tokens[open]?.text !== "{") return true;
	const before = tokens.slice(0, open).findLast(({ type }) => type !== "space" && type !== "newline");
	return before === undefined || BEFORE_OBJECT.has(before.text);
}

const BEFORE_OBJECT: ReadonlySet<string> = new Set([
	..."([,=:?",
	..."&&,||,??,return,import,const,let,await".split(","),
]);
