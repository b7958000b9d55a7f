/** How a language writes a bracketed list. */
export interface Block {
	readonly open: string;
	readonly close: string;
	/** Stands inside the brackets of a list on one line. */
	readonly pad: "" | " ";
	/** Whether the last of many lines ends in a comma too. */
	readonly trailing: boolean;
}

export const INDENT = "    ";
/** Columns for a list on one line, unless told otherwise. */
export const WIDTH = 72;

/** On one line if it is short, else one item a line, each already written for the margin and one `INDENT` more. */
export function items(block: Block, written: readonly string[], margin: string, room = WIDTH): string {
	if (written.length === 0) return block.open + block.close;
	return fits(written, room) ? onLine(block, written) : onLines(block, written, margin);
}

/** Whether the items fit on one line with their commas and brackets; one of many lines is too long for that. */
function fits(written: readonly string[], room: number): boolean {
	let width = 0;
	for (const item of written) width += item.length + 2;
	return width <= room;
}

function onLine({ open, pad, close }: Block, written: readonly string[]): string {
	let text = open + pad + written[0]!;
	for (let i = 1; i < written.length; i += 1) text += ", " + written[i]!;
	return text + pad + close;
}

/** On one line if they are short, else as many numbers on each line as fit. */
export function packed(block: Block, numbers: readonly string[], margin: string, room = WIDTH): string {
	return items(block, fits(numbers, room) ? numbers : rows(numbers), margin, room);
}

function onLines({ open, close, trailing }: Block, written: readonly string[], margin: string): string {
	const start = "\n" + margin + INDENT;
	let text = open;
	for (let i = 0; i < written.length; i += 1) text += (i === 0 ? start : "," + start) + written[i]!;
	return text + (trailing ? ",\n" : "\n") + margin + close;
}

function rows(numbers: readonly string[]): string[] {
	const rows = [numbers[0]!];
	for (const number of numbers.slice(1)) {
		const longer = `${rows.at(-1)}, ${number}`;
		if (INDENT.length + longer.length < WIDTH) rows[rows.length - 1] = longer;
		else rows.push(number);
	}
	return rows;
}
