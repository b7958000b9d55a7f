import { INDENT } from "../structure.ts";

/** Takes away the newline after the opening backtick and the margin the template is written at. */
export function dedent(source: string): string {
	const lines = source.split("\n");
	if (lines.length === 1) return source;
	if (lines.at(-1)!.trim() === "") lines.pop();
	const first = lines[0]!.trim() === "" ? undefined : lines[0]!;
	const rest = lines.slice(1);
	const margin = commonMargin(rest);
	if (first !== undefined && margin !== "") throw new RangeError("a template of many lines starts on its second line");
	const kept = rest.map((line) => (line.startsWith(margin) ? spaced(line.slice(margin.length)) : ""));
	return [...(first === undefined ? [] : [first]), ...kept].join("\n");
}

/** The white space that all lines with text begin with. */
function commonMargin(lines: readonly string[]): string {
	const margins = lines.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)![0]);
	return margins.reduce(common, margins[0] ?? "");
}

function common(a: string, b: string): string {
	let length = 0;
	while (length < a.length && a[length] === b[length]) length += 1;
	return a.slice(0, length);
}

/** A tab that a template is indented with stands for four spaces. */
const spaced = (line: string): string => line.replace(/^[ \t]+/, (margin) => margin.replaceAll("\t", INDENT));

/**
 * What is left between two holes where a line that held nothing but empty holes goes: `before` and `after` stand around
 * it in the template, `text` is all that was written before them. The last line takes the blank lines above it along.
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

/** Whether a line that begins here comes first, or after a blank one. */
function followsBlank(text: string, head: string): boolean {
	if (head.length > 1) return head.endsWith("\n\n");
	return head === "" ? text === "" || text.endsWith("\n\n") : text.endsWith("\n");
}

/** Where the spaces and tabs end that begin at `at`. */
function skipped(text: string, at: number): number {
	while (isSpace(text.charCodeAt(at))) at += 1;
	return at;
}

/** The text up to `end`, without the spaces and tabs before it. */
function trimmed(text: string, end: number): string {
	while (isSpace(text.charCodeAt(end - 1))) end -= 1;
	return text.slice(0, end);
}

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x09;

/** The line before a last line that went does not go on. */
const uncontinued = (text: string): string => (text.endsWith("\\\n") ? trimmed(text, text.length - 2) + "\n" : text);
