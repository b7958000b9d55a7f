import { broken } from "./broken.ts";
import { COLUMNS } from "./columns.ts";
import { isList } from "./pairs.ts";
import { wrappedShell } from "./shell.ts";
import { JAVASCRIPT, PYTHON, type Token, tokensOf } from "./tokens.ts";

/**
 * The program with its long lines broken where a person would break them: one argument or item a line, commands before
 * their options, comments between words. Its meaning stays the same.
 */
export function wrapped(language: string, text: string): string {
	if (!hasLongLine(text)) return text;
	if (language === "sh") return wrappedShell(text);
	const isPython = language === "python";
	const lines = linesOf(tokensOf(text, isPython ? PYTHON : JAVASCRIPT), isPython);
	return lines.flatMap(({ tokens, isInside }) => broken(tokens, { isPython, isInside })).join("\n");
}

function hasLongLine(text: string): boolean {
	for (let at = 0; at <= text.length;) {
		const newline = text.indexOf("\n", at);
		const end = newline < 0 ? text.length : newline;
		if (end - at > COLUMNS) return true;
		at = end + 1;
	}
	return false;
}

interface Line {
	readonly tokens: Token[];
	/** It begins inside the brackets of a list, where a newline may be anywhere. */
	readonly isInside: boolean;
}

function linesOf(tokens: readonly Token[], isPython: boolean): readonly Line[] {
	const lines: Line[] = [{ tokens: [], isInside: false }];
	const lists: boolean[] = [];
	for (const [at, token] of tokens.entries()) {
		if (token.type === "open") lists.push(isPython || isList(tokens, at));
		if (token.type === "close") lists.pop();
		if (token.type === "newline") lines.push({ tokens: [], isInside: lists.at(-1) ?? false });
		else lines.at(-1)?.tokens.push(token);
	}
	return lines;
}
