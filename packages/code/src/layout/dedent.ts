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
