import { broken } from "./broken.ts";
import { COLUMNS } from "./columns.ts";
import { exploded } from "./exploded.ts";
import { linesOf } from "./lines.ts";
import { withoutRows } from "./rows.ts";
import { wrappedShell } from "./shell.ts";
import { JAVASCRIPT, PYTHON, tokensOf } from "./tokens.ts";

/**
 * The program with its long lines broken where a person would break them: one argument or item a line, commands before
 * their options, comments between words. Its syntax tree stays the same.
 */
export function wrapped(language: string, text: string): string {
	if (!hasLongLine(text)) return text;
	if (language === "sh") return wrappedShell(text);
	const isPython = language === "python";
	const tokens = exploded(tokensOf(text, isPython ? PYTHON : JAVASCRIPT), isPython);
	return withoutRows(linesOf(tokens, isPython))
		.flatMap(({ tokens, context }) => broken(tokens, context))
		.join("\n");
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
