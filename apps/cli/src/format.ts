import { revealed, suspectsIn, suspicion, visible } from "@vitrine/code";
import { RECORD_BOUNDS, shortened } from "@vitrine/model";
import type { Io } from "./io.ts";

/** UTF-16 units of a cell, as many as an id has at most: the others of its column are as wide. Nothing follows the last. */
const LONGEST_CELL = RECORD_BOUNDS.id;

/** Rows under headings, in columns as wide as their contents; numbers are aligned to the right. */
export function table(io: Io, headings: readonly string[], rows: readonly (readonly string[])[]): string {
	const last = headings.length - 1;
	const cells = rows.map((row) => row.map((cell, at) => printable(at === last ? cell : shortened(cell, LONGEST_CELL))));
	const columns = headings.map((heading, at) =>
		columnOf(
			heading,
			cells.map((row) => row[at] ?? ""),
		),
	);
	const line = (row: readonly string[]): string =>
		columns
			.map(({ width, isNumber }, at) => (isNumber ? (row[at] ?? "").padStart(width) : (row[at] ?? "").padEnd(width)))
			.join("  ")
			.trimEnd();
	return [io.style("dim", line(headings)), ...cells.map(line)].map((text) => `${text}\n`).join("");
}

function columnOf(heading: string, cells: readonly string[]): { readonly width: number; readonly isNumber: boolean } {
	return {
		width: Math.max(heading.length, ...cells.map((cell) => cell.length)),
		isNumber: cells.length > 0 && cells.every((cell) => NUMBER.test(cell)),
	};
}

/** Names and values, one pair a line; those without a value are left out. */
export function facts(io: Io, entries: readonly (readonly [name: string, value: string | undefined])[]): string {
	const known = entries.flatMap(([name, value = ""]) => (value === "" ? [] : [[name, value] as const]));
	const width = Math.max(...known.map(([name]) => name.length));
	return known.map(([name, value]) => `${io.style("dim", name.padEnd(width))}  ${printable(value)}\n`).join("");
}

/** Columns of a paragraph. */
const COLUMNS = 80;

/** A text in lines of 80 columns, each after an indent; those after the first may have another. */
export function paragraph(text: string, indent = "", next = indent): string {
	let lines = "";
	let line = indent;
	for (const word of printableLines(text).split(/\s+/).filter(Boolean)) {
		const isFirst = line.trim() === "";
		if (!isFirst && line.length + 1 + word.length > COLUMNS) [lines, line] = [`${lines}${line}\n`, `${next}${word}`];
		else line += isFirst ? word : ` ${word}`;
	}
	return `${lines}${line}\n`;
}

/** A count in short (`1.2M`); a dash if it is unknown. */
export function short(count: number | undefined): string {
	return count === undefined ? UNKNOWN : SHORT.format(count);
}

/** The day of a date in ISO 8601; a dash if it is unknown. */
export function day(date: string | undefined): string {
	return date?.slice(0, 10) ?? UNKNOWN;
}

/** `1 model`, `2,213 models`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
	return `${count.toLocaleString("en")} ${count === 1 ? noun : plural}`;
}

/** Data as indented JSON, in which hidden characters are escaped. */
export function json(data: unknown): string {
	return `${visible(JSON.stringify(data, undefined, 2))}\n`;
}

/** A text with escapes in place of hidden characters, so that it cannot move the cursor, change colours, start a line or reorder it. */
export function printable(text: string): string {
	return revealed(text, "name", (codePoint) => `\\u{${codePoint.toString(16)}}`);
}

/** A message of one or more lines, printable except for its line breaks. */
export function printableLines(text: string): string {
	return text.split("\n").map(printable).join("\n");
}

/** Names whose suspects are explained; a hostile catalogue may have thousands. */
const MOST_EXPLAINED = 5;

/** A note for each of the first names that have characters which may deceive a reader. */
export function doubts(names: readonly string[]): string {
	return names
		.flatMap((name) => {
			const doubt = suspicion(`The id ${JSON.stringify(printable(name))}`, suspectsIn(name, "name"));
			return doubt === undefined ? [] : [`${doubt}\n`];
		})
		.slice(0, MOST_EXPLAINED)
		.join("");
}

export const UNKNOWN = "–";
const NUMBER = /^(–|[\d.,]+[KMBT]?)$/;
const SHORT = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
