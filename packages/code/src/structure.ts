/** How a language writes a bracketed list. */
export interface Block {
	readonly open: string;
	readonly close: string;
	/** The padding inside the brackets of a list on one line. */
	readonly pad: "" | " ";
	/** Whether the last of several lines ends in a comma too. */
	readonly trailing: boolean;
}

export const INDENT = "    ";
const WIDTH = 72;

/**
 * On one line if it is short, else one item per line; the items are already written for the margin plus one `INDENT`.
 */
export function items(block: Block, written: readonly string[], margin: string): string {
	if (written.length === 0) return block.open + block.close;
	return fits(written) ? onLine(block, written) : onLines(block, written, margin);
}

/** Whether the items fit on one line with their commas and brackets; an item of several lines does not. */
function fits(written: readonly string[]): boolean {
	let width = 0;
	for (const item of written) width += item.length + 2;
	return width <= WIDTH;
}

function onLine({ open, pad, close }: Block, written: readonly string[]): string {
	let text = open + pad + written[0]!;
	for (let i = 1; i < written.length; i += 1) text += ", " + written[i]!;
	return text + pad + close;
}

/** On one line if they are short, else as many numbers per line as fit. */
export function packed(block: Block, numbers: readonly string[], margin: string): string {
	return items(block, fits(numbers) ? numbers : rows(numbers), margin);
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
