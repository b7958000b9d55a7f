import { COLUMNS } from "./columns.ts";

/** A line with nothing but a comment, as lines that fit; a command in it goes on behind a backslash. */
export function wrappedComment(line: string): readonly string[] {
	const [, prefix = "", text = ""] = /^([ \t]*(?:#|\/\/)\s?)([^]*)$/.exec(line) ?? [];
	if (prefix === "" || line.length <= COLUMNS) return [line];
	const isCommand = / --?\w/.test(text);
	const room = COLUMNS - prefix.length - (isCommand ? " \\".length : 0);
	const lines = filled(text.split(" "), room, isCommand ? CONTINUED.length : 0);
	if (!isCommand) return lines.map((words) => prefix + words);
	return lines.map((words, at) => prefix + (at === 0 ? "" : CONTINUED) + words + (at < lines.length - 1 ? " \\" : ""));
}

const CONTINUED = "    ";

/** Words on lines of at most `room` columns; further lines have `less` columns less. */
export function filled(words: readonly string[], room: number, less: number): readonly string[] {
	const lines: string[] = [];
	for (const word of words) {
		const last = lines.at(-1);
		const fits = last !== undefined && last.length + 1 + word.length <= room - (lines.length > 1 ? less : 0);
		if (fits) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}
