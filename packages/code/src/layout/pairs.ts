import { type Line, isClose, isOpen, isSpace, type Token } from "./tokens.ts";

/** Two brackets that belong together, by their places in a line. */
export interface Pair {
	readonly open: number;
	readonly close: number;
}

/** Where each bracket that opens closes; brackets that close or open elsewhere are ignored. */
export function partnersIn(line: Line): ReadonlyMap<number, number> {
	const partners = new Map<number, number>();
	const opened: number[] = [];
	for (const [at, token] of line.entries()) {
		if (isOpen(token)) opened.push(at);
		const open = isClose(token) ? opened.pop() : undefined;
		if (open !== undefined) partners.set(open, at);
	}
	return partners;
}

/** The pairs of a line that are in no other pair of it. */
export function outermost(line: Line): readonly Pair[] {
	const pairs: Pair[] = [];
	walk(line, (open, close) => {
		if (close !== undefined) pairs.push({ open, close });
	});
	return pairs;
}

/** The places of the tokens that a test finds outside all brackets of the line. */
export function topLevel(line: Line, test: (token: Token) => boolean): readonly number[] {
	const places: number[] = [];
	walk(line, (at, close) => {
		if (close === undefined && test(line[at]!)) places.push(at);
	});
	return places;
}

/** Visits what is outside all brackets: each token, and each pair with where it closes. */
function walk(line: Line, visit: (at: number, close: number | undefined) => void): void {
	const partners = partnersIn(line);
	for (let at = 0; at < line.length; at += 1) {
		const close = partners.get(at);
		visit(at, close);
		at = close ?? at;
	}
}

/** Whether every bracket of the line has its partner there. */
export const isBalanced = (line: Line): boolean =>
	topLevel(line, (token) => isOpen(token) || isClose(token)).length === 0;

/** The parts of a line between the tokens at some places. */
export const between = (line: Line, places: readonly number[]): readonly Line[] => cut(line, places, 1);

/** The line cut before the tokens at some places. */
export const cutBefore = (line: Line, places: readonly number[]): readonly Line[] => cut(line, places, 0);

/** The line cut after the tokens at some places. */
export const cutAfter = (line: Line, places: readonly number[]): readonly Line[] =>
	cutBefore(
		line,
		places.map((at) => at + 1),
	);

/** The line cut at some places, each part without as many tokens at its start. */
const cut = (line: Line, places: readonly number[], without: number): readonly Line[] =>
	[-without, ...places].map((start, at) => trimmed(line.slice(start + without, places[at])));

/** Without the space at both ends. */
export function trimmed(line: Line): Line {
	const first = line.findIndex((token) => !isSpace(token));
	return first < 0 ? [] : line.slice(first, line.findLastIndex((token) => !isSpace(token)) + 1);
}
