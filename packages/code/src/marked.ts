import { COLUMNS } from "./layout/columns.ts";
import { HARD_NEWLINE } from "./newlines.ts";
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

/** The program, each of its lines in the layout that fits best. */
export const chosenLayouts = (text: string): string =>
	text
		.split("\n")
		.map((line) => fitting(layoutsOf(line)))
		.join("\n")
		.replaceAll(BREAK, "\n");

/** The first of the layouts in which least is too long; a line with a newline in quotes stays as it is. */
export const fitting = (layouts: readonly string[], columns = COLUMNS): string =>
	layouts.reduce((best, one) => (excess(one, columns) < excess(best, columns) ? one : best));

function excess(layout: string, columns: number): number {
	let sum = 0;
	for (const { length } of layout.split(BREAK)) sum += Math.max(0, length - columns);
	return layout.includes(HARD_NEWLINE) ? 0 : sum;
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
