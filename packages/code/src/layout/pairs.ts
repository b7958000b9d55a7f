import type { Line } from "./rule.ts";
import type { Token } from "./tokens.ts";

/** Two brackets that belong together, by their places in a line. */
export interface Pair {
	readonly open: number;
	readonly close: number;
}

/** The pairs of a line that are in no other pair of it; brackets that open or close elsewhere count for nothing. */
export function outermost(line: Line): readonly Pair[] {
	const opened: number[] = [];
	const pairs: Pair[] = [];
	for (const [at, { type }] of line.entries()) {
		if (type === "open") opened.push(at);
		if (type !== "close") continue;
		const open = opened.pop();
		if (open === undefined) continue;
		while ((pairs.at(-1)?.open ?? -1) > open) pairs.pop();
		pairs.push({ open, close: at });
	}
	return pairs;
}

/** The places of the tokens that a test finds outside all brackets of the line. */
export function topLevel(line: Line, test: (token: Token) => boolean): readonly number[] {
	const pairs = outermost(line);
	const places: number[] = [];
	let next = 0;
	for (let at = 0; at < line.length; at += 1) {
		const pair = pairs[next];
		const token = line[at];
		if (pair?.open === at) {
			at = pair.close;
			next += 1;
		} else if (token && test(token)) places.push(at);
	}
	return places;
}

/** Whether every bracket of the line has its partner there. */
export function isBalanced(line: Line): boolean {
	const brackets = topLevel(line, ({ type }) => type === "open" || type === "close");
	return brackets.length === 0;
}

/** The parts of a line between the tokens at some places. */
export const between = (line: Line, places: readonly number[]): readonly Line[] =>
	cut(line, [0, ...places.map((at) => at + 1)], [...places, line.length]);

/** The line cut before the tokens at some places. */
export const cutBefore = (line: Line, places: readonly number[]): readonly Line[] =>
	cut(line, [0, ...places], [...places, line.length]);

/** The line cut after the tokens at some places. */
export const cutAfter = (line: Line, places: readonly number[]): readonly Line[] =>
	cutBefore(
		line,
		places.map((at) => at + 1),
	);

const cut = (line: Line, starts: readonly number[], ends: readonly number[]): readonly Line[] =>
	starts.map((start, at) => trimmed(line.slice(start, ends[at])));

/** Without the space at both ends. */
export function trimmed(tokens: Line): Line {
	const first = tokens.findIndex(({ type }) => type !== "space");
	const last = tokens.findLastIndex(({ type }) => type !== "space");
	return first < 0 ? [] : tokens.slice(first, last + 1);
}
