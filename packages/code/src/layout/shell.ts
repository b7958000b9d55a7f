import { INDENT } from "../structure.ts";
import { COLUMNS, hasLongLine } from "./columns.ts";
import { wrappedComment } from "./comments.ts";
import { CONTINUES, optionLines } from "./options.ts";
import { logicalLines, OPERATORS, wordsOf } from "./shellWords.ts";

/** Shell source with its long commands broken before their options and after pipes. */
export const wrappedShell = (text: string): string =>
	hasLongLine(text) ? logicalLines(text).flatMap(brokenLine).join("\n") : text;

function brokenLine(line: string): readonly string[] {
	if (line.length <= COLUMNS || line.includes("\n")) return [line];
	const margin = /^[ \t]*/.exec(line)?.[0] ?? "";
	if (line.charAt(margin.length) === "#") return wrappedComment(line);
	const continues = line.endsWith(CONTINUES);
	const words = wordsOf(continues ? line.slice(0, -CONTINUES.length) : line)?.flatMap(wordsInside);
	if (words === undefined) return [line];
	if (!continues)
		return commands(words).flatMap((command, at) => laidOut(command, at === 0 ? margin : margin + INDENT));
	const lines = laidOut(words, margin, COLUMNS - CONTINUES.length);
	return lines.map((one, at) => (at < lines.length - 1 ? one : one + CONTINUES));
}

/** The words of a command whose output is assigned to a variable; else the word itself. */
function wordsInside(word: string, _: number, { length }: readonly string[]): readonly string[] {
	const [, start = "", command = ""] = (length === 1 && /^(\w+=\$\()([^]+)\)$/.exec(word)) || [];
	const [first, ...others] = wordsOf(command) ?? [];
	const last = others.pop();
	return last === undefined ? [word] : [`${start}${first}`, ...others, `${last})`];
}

/** Commands, each with the operator that leads to the next; after one a newline needs no backslash. */
function commands(words: readonly string[]): readonly (readonly string[])[] {
	const found: string[][] = [[]];
	for (const word of words) {
		found.at(-1)?.push(word);
		if (OPERATORS.has(word)) found.push([]);
	}
	return found.filter((command) => command.length > 0);
}

/** A command on one line, else an option a line. */
function laidOut(words: readonly string[], margin: string, columns = COLUMNS): readonly string[] {
	const whole = margin + words.join(" ");
	if (whole.length <= columns) return [whole];
	return optionLines(chunksOf(words), margin);
}

/** The program with its first argument; options with their values; redirections with their files; other words. */
export function chunksOf(words: readonly string[]): readonly string[] {
	const chunks: string[] = [];
	let chunk = "";
	for (const word of words) {
		if (chunk === "" || isGlued(chunk, word, chunks.length)) chunk += chunk === "" ? word : ` ${word}`;
		else {
			chunks.push(chunk);
			chunk = word;
		}
	}
	return [...chunks, chunk];
}

function isGlued(chunk: string, word: string, before: number): boolean {
	const isFirst = before === 0 && !chunk.replace(/^.*\| /, "").includes(" ");
	const isValue = /^--?\w\S*$/.test(chunk) && !chunk.includes("=") && !word.startsWith("-");
	return isFirst || isValue || OPERATORS.has(word) || /^[<>]/.test(word) || /[<>|]$/.test(chunk);
}
