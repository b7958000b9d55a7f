import { INDENT } from "../structure.ts";

/** Removes the newline after the opening backtick and the indentation of the template. */
export function dedent(source: string): string {
	const lines = source.split("\n");
	if (lines.length === 1) return source;
	if (lines.at(-1)!.trim() === "") lines.pop();
	const first = lines[0]!.trim() === "" ? undefined : lines[0]!;
	const rest = lines.slice(1);
	const margin = commonMargin(rest);
	if (first !== undefined && margin !== "")
		throw new RangeError("a template of several lines starts on its second line");
	const kept = rest.map((line) => (line.startsWith(margin) ? spaced(line.slice(margin.length)) : ""));
	return [...(first === undefined ? [] : [first]), ...kept].join("\n");
}

/** The white space that all lines with text start with. */
function commonMargin(lines: readonly string[]): string {
	const margins = lines.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)![0]);
	return margins.reduce(common, margins[0] ?? "");
}

function common(a: string, b: string): string {
	let length = 0;
	while (length < a.length && a[length] === b[length]) length += 1;
	return a.slice(0, length);
}

/** A tab in the indentation of a template means four spaces. */
const spaced = (line: string): string => line.replace(/^[ \t]+/, (margin) => margin.replaceAll("\t", INDENT));

/**
 * The text between two holes after the removal of a line that consisted of empty holes: `before` and `after` are around
 * the line in the template, `text` is all that was written so far. The last line is removed with the blank lines above
 * it.
 */
export function withoutLine(text: string, before: string, after: string): string {
	let end = skipped(after, 0);
	const goesOn = after.charAt(end) === "\\";
	if (goesOn) end += 1;
	const head = goesOn ? trimmed(before, before.length) : uncontinued(trimmed(before, before.length));
	if (end === after.length) return head.replace(/\n+$/, "");
	const blank = after.charAt(end + 1) === "\n" && followsBlank(text, head);
	return head + after.slice(blank ? end + 2 : end + 1);
}

/** Whether a line that starts here is the first, or follows a blank one. */
function followsBlank(text: string, head: string): boolean {
	if (head.length > 1) return head.endsWith("\n\n");
	return head === "" ? text === "" || text.endsWith("\n\n") : text.endsWith("\n");
}

/** The end of the spaces and tabs that start at `at`. */
function skipped(text: string, at: number): number {
	while (isSpace(text.charCodeAt(at))) at += 1;
	return at;
}

/** The text up to `end`, without trailing spaces and tabs. */
function trimmed(text: string, end: number): string {
	while (isSpace(text.charCodeAt(end - 1))) end -= 1;
	return text.slice(0, end);
}

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x09;

/** The line before a removed last line has no continuation. */
const uncontinued = (text: string): string => (text.endsWith("\\\n") ? trimmed(text, text.length - 2) + "\n" : text);
