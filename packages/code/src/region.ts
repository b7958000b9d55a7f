import { HOLE, type Cursor } from "./cursor.ts";
import type { Place } from "./place.ts";

/** A stretch of source between quotes, as a scanner reads it. */
export interface Quotes {
	/** Its name in messages: `a Python string`. */
	readonly name: string;
	readonly close: string;
	/** Matches a whole escape sequence, backslash included; absent where a backslash means itself. */
	readonly escape?: RegExp;
	/** Whether it may go on over the end of a line. */
	readonly multiline: boolean;
	/** The place a hole in it stands in; refuses where there can be none. The content begins at \`start\`. */
	place(cursor: Cursor, start: number): Place;
	/** Steps over what is neither text nor escape, such as a variable; true if it did. */
	special?(cursor: Cursor): boolean;
}

/** Reads to the end of a quoted stretch whose opening quotes have been read. */
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
	if (!cursor.take(quotes.escape!)) cursor.refuse(`an escape in ${quotes.name} is cut off by a hole, or not one`);
	for (let at = start; at < cursor.at; at += 1) if (cursor.source[at] === "\n") cursor.hardNewlines.push(at);
}

/** Reads a comment to its end, which the end of the template is too if the comment lasts for a line. */
export function readComment(cursor: Cursor, close: "\n" | "*/", place: Place): void {
	const start = cursor.at;
	while (!cursor.done && !cursor.sees(close)) {
		if (cursor.character === HOLE) cursor.hole(place);
		else cursor.at += 1;
	}
	if (close === "\n") cursor.open = cursor.done;
	else if (cursor.done) {
		cursor.at = start;
		cursor.refuse("the comment is not closed");
	} else cursor.at += close.length;
}
