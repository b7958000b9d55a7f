import type { Context } from "./rules/rule.ts";
import { isClose, isOpen, isSpace, type Line, NEWLINE, type Token } from "./tokens.ts";
import type { PlacedLine } from "./wrap.ts";

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

/** The lines of a program of Python or JavaScript, given what is around the first. */
export function linesOf(tokens: Line, context: Context): readonly PlacedLine[] {
	const { grammar } = context;
	const lists: List[] = [];
	const lineInside = (isInside = false): OpenLine => ({ tokens: [], context: { ...context, isInside } });
	let line = lineInside();
	const lines = [line];
	for (const [at, token] of tokens.entries()) {
		if (token === NEWLINE) {
			line = lineInside(lists.at(-1)?.isList);
			lines.push(line);
			continue;
		}
		if (isOpen(token)) lists.push({ open: at, isList: grammar.opensList(tokens, at), line: lines.length });
		const list = isClose(token) ? lists.pop() : undefined;
		// What follows a bracket that opened on an earlier line is not inside it.
		if (list && list.line < lines.length) closeList(lines, grammar.takesComma(tokens, list.open));
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
