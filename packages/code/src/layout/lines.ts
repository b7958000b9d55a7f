import { opensList, takesComma } from "./brackets.ts";
import type { Context, Line, Rule } from "./rule.ts";
import { isClose, isOpen, isSpace, NEWLINE, type Token } from "./tokens.ts";

/** A line of a program with what is around it. */
export interface PlacedLine {
	readonly tokens: Line;
	readonly context: Context;
}

interface OpenLine extends PlacedLine {
	readonly tokens: Token[];
	context: Context;
}

interface List {
	readonly open: number;
	readonly isList: boolean;
	/** The number of the line that it opens on. */
	readonly line: number;
}

/** The lines of a program of Python or JavaScript. */
export function linesOf(tokens: Line, isPython: boolean, rules: readonly Rule[]): readonly PlacedLine[] {
	const lists: List[] = [];
	const lineInside = (isInside = false): OpenLine => ({
		tokens: [],
		context: { isPython, rules, isInside, endsList: false },
	});
	let line = lineInside();
	const lines = [line];
	for (const [at, token] of tokens.entries()) {
		if (token === NEWLINE) {
			line = lineInside(lists.at(-1)?.isList);
			lines.push(line);
			continue;
		}
		if (isOpen(token)) lists.push({ open: at, isList: opensList(tokens, at, isPython), line: lines.length });
		const list = isClose(token) ? lists.pop() : undefined;
		// What follows a bracket that opened on an earlier line is not inside it.
		if (list && list.line < lines.length) closeList(lines, takesComma(tokens, list.open, isPython));
		line.tokens.push(token);
	}
	return lines;
}

/** The last line closes a list that opened on an earlier one. */
function closeList(lines: readonly OpenLine[], endsList: boolean): void {
	const [before, line] = lines.slice(-2);
	if (!before || !line) return;
	if (line.tokens.every(isSpace)) before.context = { ...before.context, endsList };
	line.context = { ...line.context, isInside: false };
}
