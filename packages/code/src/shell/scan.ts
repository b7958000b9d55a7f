import type { Cursor } from "../reading/cursor.ts";
import { HOLE } from "../reading/hole.ts";
import { readComment, readQuotes } from "../reading/region.ts";
import { Command } from "./command.ts";
import { readDollar } from "./dollar.ts";
import { COMMENT, DOUBLE, SINGLE, SPECIAL, WORD } from "./places.ts";
import { RUNS } from "./words.ts";

/** Reads a shell template. */
export function scan(cursor: Cursor): void {
	const outer: Command[] = [];
	let command = new Command();
	while (!cursor.done) {
		if (cursor.character === "(") {
			outer.push(command);
			command = openBracket(cursor);
		} else if (cursor.character === ")") {
			command = outer.pop() ?? new Command();
			readPlain(cursor, command);
		} else readToken(cursor, command);
	}
}

function openBracket(cursor: Cursor): Command {
	if (cursor.next === "(") cursor.refuse("arithmetic, in which no value is safe");
	cursor.at += 1;
	return new Command();
}

function readToken(cursor: Cursor, command: Command): void {
	const { character } = cursor;
	if (character === HOLE) readHole(cursor, command);
	else if (character === "'") readSingle(cursor, command);
	else if (character === '"') readDouble(cursor, command);
	else if (character === "$") readVariable(cursor, command);
	else if (character === "`") readBackquotes(cursor, command);
	else if (character === "\\") readBackslash(cursor, command);
	else if (character === "#" && command.text === undefined) readInertComment(cursor);
	else if (character === "<" || character === ">") readRedirection(cursor, command);
	else readPlain(cursor, command);
}

/** A comment that is harmless in zsh, which runs it as a command where it is pasted. */
function readInertComment(cursor: Cursor): void {
	const start = cursor.at;
	readComment(cursor, "\n", COMMENT);
	const found = RUNS.exec(cursor.source.slice(start, cursor.at).replaceAll(/[()]/g, ""));
	if (found) cursor.refuse(`${found[0]} in a comment, which zsh may run as a command (use other words)`);
}

function readPlain(cursor: Cursor, command: Command): void {
	const { character } = cursor;
	if (/[ \t]/.test(character)) command.endWord();
	else if (/[\n;&|]/.test(character)) command.end();
	else command.add(character);
	if (command.text === "[[") cursor.refuse("[[, which is bash and may compute with a value (write [)");
	cursor.at += 1;
}

/** What may touch a bare word without changing its meaning. */
const NEIGHBOUR = /^[\s=:/@\w.)'"\ufdd0-]?$/;

function readHole(cursor: Cursor, command: Command): void {
	if (/^~[^/]*$/.test(command.text ?? "")) cursor.refuse("a hole after ~, which would name a user");
	const apart = NEIGHBOUR.test(cursor.previous) && NEIGHBOUR.test(cursor.next);
	cursor.hole(WORD + command.position() + (command.isSpecial || !apart ? SPECIAL : ""));
	command.add(HOLE);
}

function readSingle(cursor: Cursor, command: Command): void {
	const start = (cursor.at += 1);
	readQuotes(cursor, {
		name: "a shell string",
		close: "'",
		multiline: true,
		place: () => SINGLE + command.position(cursor.source.slice(start, cursor.at)),
	});
	command.add(cursor.source.slice(start, cursor.at - 1));
}

function readDouble(cursor: Cursor, command: Command): void {
	const start = (cursor.at += 1);
	readQuotes(cursor, {
		name: "a shell string",
		close: '"',
		escape: /\\[^\ufdd0]/sy,
		multiline: true,
		place: () => DOUBLE + command.position(cursor.source.slice(start, cursor.at)),
		special: readExpansion,
	});
	command.add(cursor.source.slice(start, cursor.at - 1));
}

function readExpansion(cursor: Cursor): boolean {
	if (cursor.character === "`") cursor.refuse("backquotes inside quotes (name their result first)");
	if (cursor.character !== "$") return false;
	readDollar(cursor, true);
	return true;
}

function readVariable(cursor: Cursor, command: Command): void {
	const start = cursor.at;
	readDollar(cursor, false);
	command.add(cursor.source.slice(start, cursor.at));
}

function readBackquotes(cursor: Cursor, command: Command): void {
	const substitution = cursor.take(/`[^`'"\\\ufdd0]*`/y);
	if (!substitution) cursor.refuse("backquotes with quotes or holes in them (write $(…))");
	command.add(substitution[0]);
}

function readBackslash(cursor: Cursor, command: Command): void {
	if (cursor.next === HOLE || cursor.next === "") cursor.refuse("a backslash that no text of the template follows");
	if (cursor.next !== "\n") command.add(cursor.next);
	cursor.at += 2;
}

function readRedirection(cursor: Cursor, command: Command): void {
	if (cursor.sees("<<")) cursor.refuse("a here-document (write the text as a quoted word)");
	cursor.take(/[<>]+[&|]?/y);
	command.redirect();
}
