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

/** The program, each of its lines in the layout that fits; a line with a newline in quotes as it is. */
export function chosenLayouts(text: string): string {
	const lines = text.split("\n").map((line) => {
		const layouts = layoutsOf(line);
		const fitting = layouts.find((layout) => layout.includes(HARD_NEWLINE) || !TOO_LONG.test(layout));
		return fitting ?? layouts.at(-1);
	});
	return lines.join("\n").replaceAll(BREAK, "\n");
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

const TOO_LONG = /* @__PURE__ */ new RegExp(`[^${BREAK}]{${COLUMNS + 1}}`);
