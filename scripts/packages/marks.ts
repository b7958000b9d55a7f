import { BREAK, COMMA_END, END, ITEM, layoutsOf, OR } from "../../packages/code/src/marked.ts";

/** The layouts of a line as packed code has them: the second as marks in the first if it has an item a line, others as they are. */
export function withMarks(layouts: readonly string[]): string {
	const [first = "", second, ...others] = layouts;
	if (second === undefined) return first;
	const marked = markedBy(first, second);
	return marked === undefined ? layouts.join(OR) : [marked, ...others].join(OR);
}

/** Undefined if the second layout is not the first with items on lines of their own. */
function markedBy(first: string, second: string): string | undefined {
	const margin = /^ */.exec(first)![0];
	const marked = marksIn(second, margin);
	const [same, other] = layoutsOf(marked);
	return same === first && other === second ? marked : undefined;
}

/** The layout with a mark for each newline: a space was there after a comma only. */
function marksIn(layout: string, margin: string): string {
	const [start = "", ...lines] = layout.split(BREAK);
	let text = start;
	for (const line of lines) {
		const isItem = line.startsWith(`${margin}    `) && line.charAt(margin.length + 4) !== " ";
		const rest = line.slice(margin.length + (isItem ? 4 : 0));
		if (isItem) text += ITEM + (text.endsWith(",") ? " " : "") + rest;
		else text = (text.endsWith(",") ? text.slice(0, -1) + COMMA_END : text + END) + rest;
	}
	return text;
}
