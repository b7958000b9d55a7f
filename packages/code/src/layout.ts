import { INDENT } from "./structure.ts";

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

/** A stretch of text between holes, cut where a line that held nothing but empty holes was. */
export function withoutLine(before: string, after: string): string {
	const rest = /^[ \t]*(\\?)(\n|$)/.exec(after)!;
	const head = rest[1] === "" ? uncontinued(trimmed(before)) : trimmed(before);
	const tail = after.slice(rest[0].length);
	if (rest[2] === "") return head.replace(/\n+$/, "");
	const blankBefore = head === "" || head.endsWith("\n\n");
	return head + (blankBefore ? tail.replace(/^\n/, "") : tail);
}

const trimmed = (text: string): string => text.replace(/[ \t]+$/, "");

/** The line before a last line that went does not go on. */
const uncontinued = (text: string): string => text.replace(/[ \t]*\\\n$/, "\n");
