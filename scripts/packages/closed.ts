import { COLUMNS } from "../../packages/code/src/layout/columns.ts";
import { topLevel } from "../../packages/code/src/layout/pairs.ts";
import { PYTHON_GRAMMAR } from "../../packages/code/src/layout/pythonGrammar.ts";
import { OPERATORS } from "../../packages/code/src/layout/pythonOperators.ts";
import { isClose, isOpen, isSpace, isWord, type Line, tokensOf } from "../../packages/code/src/layout/tokens.ts";

/** What is in a hole: it may be as wide as it likes, and is one token or part of one. */
const WIDE = "w".repeat(COLUMNS + 1);

/** How much of the layout of Python lines need: only brackets are broken, comments too, or anything. */
export type Need = "brackets" | "comments" | "all";

/**
 * What the lines of a Python template need of the layout if strings alone are in its holes, whatever their lengths: a line
 * without a hole is as long as it is.
 */
export function layoutNeed(parts: readonly string[], keys: readonly string[]): Need {
	const text = parts.map((part, at) => part + wide(keys[at])).join("");
	const lines = linesOf(tokensOf(text, PYTHON_GRAMMAR.lexis));
	const long = lines.filter((line) => line.join("").length > COLUMNS);
	if (long.length > 0 && (lines.some(isUnbalanced) || long.some(needsMore))) return "all";
	return long.some((line) => line.some((token) => PYTHON_GRAMMAR.comment.test(token))) ? "comments" : "brackets";
}

/** In quotes, in a comment, or a string with its quotes. */
const wide = (key: string | undefined): string => (key === undefined ? "" : /^["'#f]/.test(key) ? WIDE : `"${WIDE}"`);

function linesOf(tokens: Line): readonly Line[] {
	const lines: string[][] = [[]];
	for (const token of tokens) {
		if (token === "\n") lines.push([]);
		else lines.at(-1)?.push(token);
	}
	return lines;
}

const isUnbalanced = (line: Line): boolean => topLevel(line, (token) => isOpen(token) || isClose(token)).length > 0;

/** Whether a rule other than that for brackets could break a line, judged by the tokens without which none of them does. */
function needsMore(line: Line): boolean {
	const first = line.find((token) => !isSpace(token)) ?? "";
	const outside = new Set(topLevel(line, () => true).map((at) => line[at]));
	const calls = line.filter((token, at) => token === "." && isWord(line[at + 1]) && line[at + 2] === "(");
	return (
		["from", "with"].includes(first) ||
		line.some((token) => token === "for" || token === "lambda" || OPERATORS.has(token)) ||
		(outside.has("=") && outside.has(",")) ||
		calls.length > 2
	);
}
