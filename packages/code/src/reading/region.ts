import type { Cursor } from "./cursor.ts";
import { HOLE } from "./hole.ts";

/** A quoted stretch of source, as a scanner reads it. */
export interface Quotes {
	/** Its name in messages: `a Python string`. */
	readonly name: string;
	readonly close: string;
	/** Matches a complete escape sequence with its backslash; absent if a backslash has no special meaning. */
	readonly escape?: RegExp;
	/** Whether it may span lines. */
	readonly multiline: boolean;
	/** The key of the place of a hole in it; throws if none is allowed there. The content begins at `start`. */
	place(cursor: Cursor, start: number): string;
	/** Skips anything that is neither text nor escape, such as a variable; returns whether it did. */
	special?(cursor: Cursor): boolean;
}

/** Reads to the end of a quoted stretch, after its opening quotes. */
export function readQuotes(cursor: Cursor, quotes: Quotes): void {
	const start = cursor.at;
	while (!cursor.sees(quotes.close)) {
		if (cursor.done || (cursor.character === "\n" && !quotes.multiline)) {
			cursor.at = start;
			cursor.refuse(`${quotes.name} is not closed`);
		}
		readOne(cursor, quotes, start);
	}
	cursor.at += quotes.close.length;
}

function readOne(cursor: Cursor, quotes: Quotes, start: number): void {
	if (cursor.character === HOLE) return cursor.hole(quotes.place(cursor, start));
	if (cursor.character === "\\" && quotes.escape) return readEscape(cursor, quotes);
	if (quotes.special?.(cursor)) return;
	if (cursor.character === "\n") cursor.hardNewlines.push(cursor.at);
	cursor.at += 1;
}

function readEscape(cursor: Cursor, quotes: Quotes): void {
	const start = cursor.at;
	if (!cursor.take(quotes.escape!)) cursor.refuse(`an escape in ${quotes.name} is invalid, or cut off by a hole`);
	for (let at = start; at < cursor.at; at += 1) if (cursor.source[at] === "\n") cursor.hardNewlines.push(at);
}

/** Reads a comment to its end; that of a line comment may be the end of the template. */
export function readComment(cursor: Cursor, close: "\n" | "*/", key: string): void {
	const start = cursor.at;
	while (!cursor.done && !cursor.sees(close)) {
		if (cursor.character === HOLE) cursor.hole(key);
		else cursor.at += 1;
	}
	if (close === "\n") cursor.open = cursor.done;
	else if (cursor.done) {
		cursor.at = start;
		cursor.refuse("the comment is not closed");
	} else cursor.at += close.length;
}
