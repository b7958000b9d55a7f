import { INDENT } from "../structure.ts";
import { COLUMNS } from "./columns.ts";
import type { Grammar } from "./grammar.ts";
import { partnersIn } from "./pairs.ts";
import { COMMA, isComma } from "./rules/rule.ts";
import { type Line, isBlank, isClose, isOpen, isSpace, NEWLINE, type Token } from "./tokens.ts";

/**
 * A program in which brackets that open on a line that is too long, and close on a later one, have an item a line:
 * the arguments of `fetch("https://…", {` move below it, and the lines up to `})` move right.
 */
export function exploded(tokens: Line, grammar: Grammar): Line {
	for (;;) {
		const found = wideLists(tokens, grammar);
		if (found.size === 0) return tokens;
		tokens = withItems(tokens, found, grammar);
	}
}

/** A pair of brackets, with the white space that its line starts with. */
interface List {
	readonly close: number;
	readonly margin: string;
}

/** The lists to be exploded, none of them inside another, by where they open. */
function wideLists(tokens: Line, grammar: Grammar): ReadonlyMap<number, List> {
	const partners = partnersIn(tokens);
	const found = new Map<number, List>();
	let [start, columns, end] = [0, 0, 0];
	for (const [stop, token] of [...tokens, NEWLINE].entries()) {
		columns += token.length;
		if (token !== NEWLINE) continue;
		const open = columns - 1 > COLUMNS && start >= end ? firstOpen(tokens, partners, start, stop) : undefined;
		if (open !== undefined && grammar.opensList(tokens, open)) {
			const close = partners.get(open) ?? 0;
			if (hasComma(tokens, partners, open, close)) {
				found.set(open, { close, margin: isSpace(tokens[start]) ? tokens[start]! : "" });
				end = close;
			}
		}
		[start, columns] = [stop + 1, 0];
	}
	return found;
}

/** The first bracket of a line that closes on a later one and has something behind it. */
function firstOpen(
	tokens: Line,
	partners: ReadonlyMap<number, number>,
	start: number,
	stop: number,
): number | undefined {
	for (let at = start; at < stop - 1; at += 1) {
		if (!isOpen(tokens[at])) continue;
		const close = partners.get(at);
		if (close === undefined || close > stop) return close && at;
		at = close;
	}
	return undefined;
}

function hasComma(tokens: Line, partners: ReadonlyMap<number, number>, open: number, close: number): boolean {
	for (let at = open + 1; at < close; at += 1) {
		if (isComma(tokens[at])) return true;
		at = partners.get(at) ?? at;
	}
	return false;
}

/** The program with an item a line in the lists. */
function withItems(tokens: Line, lists: ReadonlyMap<number, List>, grammar: Grammar): Line {
	const result: Token[] = [];
	for (let at = 0; at < tokens.length; at += 1) {
		const list = lists.get(at);
		result.push(tokens[at]!);
		if (!list) continue;
		const content = indented(tokens.slice(at + 1, list.close), list.margin + INDENT);
		for (const token of content) result.push(token);
		const last = content.findLast((token) => !isBlank(token));
		if (!isComma(last) && !grammar.comment.test(last ?? "") && grammar.takesComma(tokens, at)) result.push(COMMA);
		result.push(NEWLINE, list.margin);
		at = list.close - 1;
	}
	return result;
}

/** Items on lines of their own; lines inside an item move right. */
function indented(content: Line, margin: string): Line {
	const result: Token[] = [NEWLINE, margin];
	let depth = 0;
	let isAtStart = true;
	for (const [at, token] of content.entries()) {
		if (isAtStart && isBlank(token)) continue;
		const next = content[at + 1];
		// A blank line has no white space.
		if (token === NEWLINE) result.push(NEWLINE, next === NEWLINE ? "" : INDENT + (isSpace(next) ? next : ""));
		else if (!isSpace(token) || content[at - 1] !== NEWLINE) result.push(token);
		depth += isOpen(token) ? 1 : isClose(token) ? -1 : 0;
		isAtStart = depth === 0 && isComma(token) && !content.slice(at + 1).every(isBlank);
		if (isAtStart) result.push(NEWLINE, margin);
	}
	return result;
}
