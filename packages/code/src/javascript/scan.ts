import type { Cursor } from "../reading/cursor.ts";
import { HOLE } from "../reading/hole.ts";
import { bareKey } from "../reading/expression.ts";
import { readComment, readQuotes } from "../reading/region.ts";
import type { Quote } from "../values/quoting.ts";
import { AFTER_ARROW, BLOCK_COMMENT, LINE_COMMENT } from "./places.ts";
import { quotesOf, templateQuotes } from "./quotes.ts";

/** The kind of the last token: a slash divides after a value, and starts a regular expression after anything else. */
type Before = "start" | "value" | "operator" | "control" | "unsure";

const WORD = /[\p{ID_Continue}$\u200c\u200d]+/uy;
const CONTROL = /^(if|while|for|with|await)$/;
const OPERATOR =
	/^(return|typeof|case|do|else|in|instanceof|new|void|delete|throw|yield|of|default|extends|import|export|from)$/;

/** Reads a JavaScript template. */
export function scan(cursor: Cursor): void {
	const parentheses: Before[] = [];
	let before: Before = "start";
	while (!cursor.done) before = readToken(cursor, before, parentheses);
}

function readToken(cursor: Cursor, before: Before, parentheses: Before[]): Before {
	const { character } = cursor;
	if (/\s/.test(character)) return step(cursor, before);
	if (character === HOLE) return readHole(cursor);
	if (character === '"' || character === "'") return readString(cursor, character);
	if (character === "`") return readTemplate(cursor, before);
	if (character === "/") return readSlash(cursor, before);
	return readWord(cursor) ?? readPunctuation(cursor, before, parentheses);
}

function step(cursor: Cursor, before: Before): Before {
	cursor.at += 1;
	return before;
}

function readHole(cursor: Cursor): Before {
	const key = bareKey(cursor);
	const afterArrow = /=>\s*$/.test(cursor.source.slice(0, cursor.at));
	cursor.hole(afterArrow ? AFTER_ARROW + key : key);
	return "unsure";
}

function readString(cursor: Cursor, quote: Quote): Before {
	cursor.at += 1;
	readQuotes(cursor, quotesOf(quote));
	return "value";
}

function readTemplate(cursor: Cursor, before: Before): Before {
	cursor.at += 1;
	readQuotes(cursor, templateQuotes(before === "value" || before === "unsure"));
	return "value";
}

function readSlash(cursor: Cursor, before: Before): Before {
	if (cursor.next === "/") return (readComment(cursor, "\n", LINE_COMMENT), before);
	if (cursor.next === "*") {
		cursor.at += 2;
		return (readComment(cursor, "*/", BLOCK_COMMENT), before);
	}
	if (before !== "value")
		cursor.refuse("a slash that may open a regular expression (write new RegExp(…), or parentheses to divide)");
	return step(cursor, "operator");
}

function readWord(cursor: Cursor): Before | undefined {
	const property = cursor.previous === ".";
	const word = cursor.take(WORD)?.[0];
	if (word === undefined) return undefined;
	if (property) return "value";
	return CONTROL.test(word) ? "control" : OPERATOR.test(word) ? "operator" : "value";
}

function readPunctuation(cursor: Cursor, before: Before, parentheses: Before[]): Before {
	if (cursor.sees("<!--")) cursor.refuse("<!--, which opens a comment in a script");
	if (cursor.take(/\+\+|--/y)) return "value";
	const { character } = cursor;
	if (character === "(") parentheses.push(before);
	cursor.at += 1;
	if (character === ")") return parentheses.pop() === "control" ? "operator" : "value";
	if (character === "}") return "unsure";
	return character === "]" ? "value" : "operator";
}
