import { COLUMNS } from "./layout/columns.ts";
import { INDENT } from "./structure.ts";

/** Stands for a hole in the text of packed code: a control character, which no template holds, with a short escape. */
export const COMPILED_HOLE = "\v";

/** Separates the layouts of a line: the first whose lines all fit is taken, or else the last. */
export const OR = "\f";
/** Ends a line inside a layout. */
export const BREAK = "\r";
/** In the first layout, what the second has there: an item on a line of its own, and how the brackets around the items end. */
export const ITEM = "\b";
export const END = "\x02";
export const COMMA_END = "\x01";

/** A line of Python in the layout that fits. */
export const fittedPython = (line: string): string => fitting(layoutsOf(line)).replaceAll(BREAK, "\n");

/** The first of the layouts in which least is too long. */
const fitting = (layouts: readonly string[], columns = COLUMNS): string =>
	layouts.reduce((best, one) => (excess(one, columns) < excess(best, columns) ? one : best));

/** The columns that are too many; a string by itself cannot be broken. */
function excess(layout: string, columns: number): number {
	let sum = 0;
	for (const line of layout.split(BREAK)) sum += /^ *".*",?$/.test(line) ? 0 : Math.max(0, line.length - columns);
	return sum;
}

/** The layouts of a line: without its marks, as they say, and any others. */
export function layoutsOf(line: string): readonly string[] {
	const [first = "", ...others] = line.split(OR);
	const end = BREAK + /^ */.exec(line)![0];
	const second = first
		.replaceAll(`${ITEM} `, ITEM)
		.replaceAll(ITEM, end + INDENT)
		.replaceAll(COMMA_END, "," + end)
		.replaceAll(END, end);
	return [unmarked(first), second, ...others];
}

export const unmarked = (text: string): string => text.replace(MARKS, "");

const MARKS = /* @__PURE__ */ new RegExp(`[${ITEM}${END}${COMMA_END}]`, "g");
