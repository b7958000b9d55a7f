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

/** On one line if it is short, else one item a line, each already written for the margin and one `INDENT` more. */
export function items(block: Block, written: readonly string[], margin: string, room: number): string {
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
export function packed(block: Block, numbers: readonly string[], margin: string, room: number): string {
	return items(block, fits(numbers, room) ? numbers : rows(numbers, room - INDENT.length - ",".length), margin, room);
}

function onLines({ open, close, trailing }: Block, written: readonly string[], margin: string): string {
	const start = "\n" + margin + INDENT;
	let text = open;
	for (let i = 0; i < written.length; i += 1) text += (i === 0 ? start : "," + start) + written[i]!;
	return text + (trailing ? ",\n" : "\n") + margin + close;
}

/** As many numbers on each line as fit, with room for a comma. */
function rows(numbers: readonly string[], room: number): string[] {
	const [first = "", ...others] = numbers;
	const rows: string[] = [];
	let row = first;
	for (const number of others) {
		if (row.length + ", ".length + number.length <= room) row += `, ${number}`;
		else {
			rows.push(row);
			row = number;
		}
	}
	return [...rows, row];
}
