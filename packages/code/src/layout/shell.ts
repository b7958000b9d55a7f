import { INDENT } from "../structure.ts";
import { COLUMNS } from "./columns.ts";
import { wrappedComment } from "./comments.ts";

/** A word of a line of shell source, quotes and substitutions whole; a comment or an operator is one too. */
const WORD = /(?:"(?:\\[^]|[^"\\])*"|'[^']*'|\$\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\)|\\[^]|[^\s"'\\])+|#[^\n]*/y;

/** Shell source with its long lines broken before options and after pipes, and filled where that is not enough. */
export function wrappedShell(text: string): string {
	return logicalLines(text).flatMap(brokenLine).join("\n");
}

/** Lines as the shell reads them: a newline inside quotes ends none. */
function logicalLines(text: string): readonly string[] {
	const lines: string[] = [];
	let line = "";
	for (const physical of text.split("\n")) {
		line = line === "" ? physical : `${line}\n${physical}`;
		if (isOpen(line)) continue;
		lines.push(line);
		line = "";
	}
	return line === "" ? lines : [...lines, line];
}

/** Whether quotes are open at its end. */
function isOpen(line: string): boolean {
	let quote = "";
	for (let at = 0; at < line.length; at += 1) {
		const sign = line.charAt(at);
		if (quote === "" && sign === "#" && /(^|\s)$/.test(line.slice(0, at))) return false;
		if (sign === "\\" && quote !== "'") at += 1;
		else if (sign === quote) quote = "";
		else if (quote === "" && (sign === "'" || sign === '"')) quote = sign;
	}
	return quote !== "";
}

function brokenLine(line: string): readonly string[] {
	if (line.length <= COLUMNS || line.includes("\n")) return [line];
	const margin = /^[ \t]*/.exec(line)?.[0] ?? "";
	if (line.charAt(margin.length) === "#") return wrappedComment(line);
	const goesOn = line.endsWith(" \\");
	const words = wordsOf(goesOn ? line.slice(0, -2) : line);
	if (words === undefined) return [line];
	if (!goesOn) return commands(words).flatMap((command, at) => laidOut(command, margin, at === 0 ? "" : INDENT));
	const lines = laidOut(words, margin, "", COLUMNS - " \\".length);
	return [...lines.slice(0, -1), `${lines.at(-1) ?? ""} \\`];
}

/** The words of a line; undefined where it holds what is not read here. */
function wordsOf(line: string): readonly string[] | undefined {
	const words: string[] = [];
	for (let at = 0; at < line.length;) {
		if (/[ \t]/.test(line.charAt(at))) {
			at += 1;
			continue;
		}
		WORD.lastIndex = at;
		const word = WORD.exec(line)?.[0];
		if (word === undefined || word.startsWith("#")) return undefined;
		words.push(word);
		at += word.length;
	}
	return words;
}

/** Commands, each with the operator that leads to the next; after such a newline needs no backslash. */
function commands(words: readonly string[]): readonly (readonly string[])[] {
	const found: string[][] = [[]];
	for (const word of words) {
		found.at(-1)?.push(word);
		if (OPERATORS.has(word)) found.push([]);
	}
	return found.filter((command) => command.length > 0);
}

const OPERATORS: ReadonlySet<string> = new Set(["|", "&&", "||"]);

/** A command on one line, else broken before its options, else filled. */
function laidOut(words: readonly string[], margin: string, further: string, columns = COLUMNS): readonly string[] {
	const start = margin + further;
	const whole = start + words.join(" ");
	if (whole.length <= columns) return [whole];
	const room = COLUMNS - start.length - " \\".length;
	const lines = chunks(words).reduce<string[]>((written, chunk) => {
		const last = written.at(-1);
		const less = written.length > 1 ? INDENT.length : 0;
		if (last !== undefined && last.length + 1 + chunk.length <= room - less) return [...written.slice(0, -1), `${last} ${chunk}`];
		return [...written, chunk];
	}, []);
	return lines.map(
		(line, at) => (at === 0 ? start : start + INDENT) + line + (at < lines.length - 1 ? " \\" : ""),
	);
}

/** An option with its value, or a word. */
function chunks(words: readonly string[]): readonly string[] {
	return words.reduce<string[]>((found, word) => {
		const last = found.at(-1);
		const isValue = last !== undefined && /^-\S+$/.test(last) && !last.includes("=") && !word.startsWith("-");
		const isGlued = last !== undefined && (OPERATORS.has(word) || /^[<>]/.test(word) || /[<>]$/.test(last));
		return isValue || isGlued ? [...found.slice(0, -1), `${last} ${word}`] : [...found, word];
	}, []);
}
