import { visible } from "@vitrine/model";
import type { Io } from "./io.ts";

/** Rows under headings, in columns as wide as their contents; numbers are aligned to the right. */
export function table(io: Io, headings: readonly string[], rows: readonly (readonly string[])[]): string {
	const cells = rows.map((row) => row.map(printable));
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

/** Data as indented JSON, in which characters that act on a terminal are escaped. */
export function json(data: unknown): string {
	return `${visible(JSON.stringify(data, undefined, 2))}\n`;
}

/** A text without control characters, so that it cannot move the cursor, change colours or start a line. */
export function printable(text: string): string {
	return text.replace(/\p{Cc}/gu, "\u{fffd}");
}

export const UNKNOWN = "–";
const NUMBER = /^(–|[\d.,]+[KMBT]?)$/;
const SHORT = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
