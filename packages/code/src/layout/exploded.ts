import { INDENT } from "../structure.ts";
import { opensList, takesComma } from "./brackets.ts";
import { COLUMNS } from "./columns.ts";
import { COMMA, type Line, space } from "./rule.ts";
import type { Token } from "./tokens.ts";

/**
 * A program in which brackets that open on a line that is too long, and close on a later one, have an item a line:
 * the arguments of `fetch("https://…", {` move below it, and the lines up to `})` move right.
 */
export function exploded(tokens: Line, isPython: boolean): Line {
	for (;;) {
		const found = wideLists(tokens, isPython);
		if (found.size === 0) return tokens;
		tokens = withItems(tokens, found, isPython);
	}
}

/** A pair of brackets, with the white space that its line starts with. */
interface List {
	readonly close: number;
	readonly margin: string;
}

/** The lists to be exploded, none of them inside another, by where they open. */
function wideLists(tokens: Line, isPython: boolean): ReadonlyMap<number, List> {
	const partners = partnersIn(tokens);
	const found = new Map<number, List>();
	let end = 0;
	for (const { start, columns, stop } of physicalLines(tokens)) {
		if (columns <= COLUMNS || start < end) continue;
		const open = firstOpen(tokens, partners, start, stop);
		if (open === undefined || !opensList(tokens, open, isPython)) continue;
		const close = partners.get(open) ?? 0;
		if (!hasComma(tokens, partners, open, close)) continue;
		found.set(open, { close, margin: marginAt(tokens, start) });
		end = close;
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
		if (tokens[at]?.type !== "open") continue;
		const close = partners.get(at);
		if (close === undefined || close > stop) return close === undefined ? undefined : at;
		at = close;
	}
	return undefined;
}

function hasComma(tokens: Line, partners: ReadonlyMap<number, number>, open: number, close: number): boolean {
	for (let at = open + 1; at < close; at += 1) {
		if (tokens[at]?.type === "comma") return true;
		at = partners.get(at) ?? at;
	}
	return false;
}

function marginAt(tokens: Line, start: number): string {
	const first = tokens[start];
	return first?.type === "space" ? first.text : "";
}

interface PhysicalLine {
	readonly start: number;
	readonly stop: number;
	readonly columns: number;
}

function* physicalLines(tokens: Line): Generator<PhysicalLine> {
	let start = 0;
	let columns = 0;
	for (let stop = 0; stop <= tokens.length; stop += 1) {
		const token = tokens[stop];
		if (token && token.type !== "newline") {
			columns += token.text.length;
			continue;
		}
		yield { start, stop, columns };
		start = stop + 1;
		columns = 0;
	}
}

/** Where each bracket that opens closes. */
function partnersIn(tokens: Line): ReadonlyMap<number, number> {
	const partners = new Map<number, number>();
	const opened: number[] = [];
	for (const [at, { type }] of tokens.entries()) {
		if (type === "open") opened.push(at);
		const open = type === "close" ? opened.pop() : undefined;
		if (open !== undefined) partners.set(open, at);
	}
	return partners;
}

/** The program with an item a line in the lists. */
function withItems(tokens: Line, lists: ReadonlyMap<number, List>, isPython: boolean): Line {
	const result: Token[] = [];
	for (let at = 0; at < tokens.length; at += 1) {
		const list = lists.get(at);
		result.push(...tokens.slice(at, at + 1));
		if (!list) continue;
		const content = indented(tokens.slice(at + 1, list.close), list.margin + INDENT);
		for (const token of content) result.push(token);
		const last = content.findLast(({ type }) => type !== "space" && type !== "newline");
		if (last?.type !== "comma" && last?.type !== "comment" && takesComma(tokens, at, isPython)) result.push(COMMA);
		result.push(NEWLINE, space(list.margin));
		at = list.close - 1;
	}
	return result;
}

const NEWLINE: Token = { type: "newline", text: "\n" };

/** Items on lines of their own; lines inside an item move right. */
function indented(content: Line, margin: string): Line {
	const result: Token[] = [NEWLINE, space(margin)];
	let depth = 0;
	let isAtStart = true;
	for (const [at, token] of content.entries()) {
		const isBlank = token.type === "space" || token.type === "newline";
		if (isAtStart && isBlank) continue;
		if (token.type === "newline") result.push(NEWLINE, ...marginAfter(content[at + 1]));
		else if (token.type !== "space" || content[at - 1]?.type !== "newline") result.push(token);
		if (token.type === "open") depth += 1;
		if (token.type === "close") depth -= 1;
		isAtStart = depth === 0 && token.type === "comma" && !isLast(content, at);
		if (isAtStart) result.push(NEWLINE, space(margin));
	}
	return result;
}

/** The white space of a line that moves right; a blank one has none. */
function marginAfter(next: Token | undefined): Line {
	if (next?.type === "newline") return [];
	return [space(INDENT + (next?.type === "space" ? next.text : ""))];
}

const isLast = (content: Line, at: number): boolean =>
	content.slice(at + 1).every(({ type }) => type === "space" || type === "newline");
