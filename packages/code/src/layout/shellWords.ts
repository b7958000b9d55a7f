export const OPERATORS: ReadonlySet<string> = new Set(["|", "&&", "||"]);

/** Lines as the shell reads them, except for a backslash at their end: a newline inside quotes ends none. */
export function logicalLines(text: string): readonly string[] {
	const lines: string[] = [];
	let start = 0;
	for (let at = 0; at < text.length; at += 1) {
		const sign = text.charAt(at);
		if (sign === "\n") {
			lines.push(text.slice(start, at));
			start = at + 1;
		} else at = endOf(text, at, sign);
	}
	return [...lines, text.slice(start)];
}

/** The place of the last character of what starts here: an escape, quotes, a comment, or a character. */
function endOf(text: string, at: number, sign: string): number {
	if (sign === "\\") return text.charAt(at + 1) === "\n" ? at : at + 1;
	if (sign === "'") return foundAt(text, "'", at + 1);
	if (sign === '"') return closingQuote(text, at + 1);
	if (sign === "#" && /^\s?$/.test(text.charAt(at - 1))) return foundAt(text, "\n", at) - 1;
	return at;
}

function closingQuote(text: string, start: number): number {
	let at = start;
	while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === "\\" ? 2 : 1;
	return at;
}

function foundAt(text: string, sign: string, start: number): number {
	const at = text.indexOf(sign, start);
	return at < 0 ? text.length : at;
}

/** The words and operators of a line; undefined where it has a comment or what is not read here. */
export function wordsOf(line: string): readonly string[] | undefined {
	const words: string[] = [];
	for (let at = 0; at < line.length;) {
		const sign = line.charAt(at);
		if (sign === "#") return undefined;
		if (sign === " " || sign === "\t") {
			at += 1;
			continue;
		}
		const end = wordEnd(line, at);
		if (end === undefined) return undefined;
		words.push(line.slice(at, end));
		at = end;
	}
	return words;
}

const SUBSTITUTION = /\$\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\)/y;

/** Where a word ends, its quotes and substitutions whole; undefined where one of them does not end. */
function wordEnd(line: string, start: number): number | undefined {
	let at = start;
	while (at < line.length && !/\s/.test(line.charAt(at))) {
		SUBSTITUTION.lastIndex = at;
		const substitution = SUBSTITUTION.exec(line)?.[0];
		at = substitution === undefined ? endOf(line, at, line.charAt(at)) + 1 : at + substitution.length;
	}
	return at <= line.length ? at : undefined;
}
