import { COLUMNS } from "./columns.ts";

/** A line with nothing but a comment, as lines that fit; a command in it continues behind a backslash. */
export function wrappedComment(line: string): readonly string[] {
	const [, prefix = "", text = ""] = /^([ \t]*(?:#|\/\/)\s?)([^]*)$/.exec(line) ?? [];
	if (prefix === "" || line.length <= COLUMNS) return [line];
	const words = text.split(" ");
	if (!isCommand(text)) return paragraph(words, COLUMNS - prefix.length).map((one) => prefix + one);
	const lines = filled(words, COLUMNS - prefix.length - CONTINUES.length, INDENT.length);
	const last = lines.length - 1;
	return lines.map((one, at) => prefix + (at === 0 ? "" : INDENT) + one + (at < last ? CONTINUES : ""));
}

const INDENT = "    ";
const CONTINUES = " \\";

/** Whether a comment is a command, and not a sentence that mentions an option. */
const isCommand = (text: string): boolean => / --?\w/.test(text) && !/\w[.:]$/.test(text);

/** Words on as few lines as possible, which are about as long as each other. */
function paragraph(words: readonly string[], columns: number): readonly string[] {
	let lines = filled(words, columns, 0);
	for (let narrower = columns - 1; narrower > columns / 2; narrower -= 1) {
		const others = filled(words, narrower, 0);
		if (others.length > lines.length) break;
		lines = others;
	}
	return lines;
}

/** Words on lines of at most `columns`; lines after the first have `less` columns less. */
export function filled(words: readonly string[], columns: number, less: number): readonly string[] {
	const [first = "", ...others] = words;
	const lines: string[] = [];
	let line = first;
	for (const word of others) {
		const room = columns - (lines.length > 0 ? less : 0);
		if (line.length + 1 + word.length <= room) line += ` ${word}`;
		else {
			lines.push(line);
			line = word;
		}
	}
	return [...lines, line];
}
