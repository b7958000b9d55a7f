import type { Io } from "./io.ts";

/** Rows under headings, columns as wide as what stands in them; numbers to the right. */
export function table(io: Io, headings: readonly string[], rows: readonly (readonly string[])[]): string {
	const cells = rows.map((row) => row.map(printable));
	const widths = headings.map((heading, i) => Math.max(heading.length, ...cells.map((row) => row[i]!.length)));
	const isNumber = headings.map((_, i) => cells.length > 0 && cells.every((row) => NUMBER.test(row[i]!)));
	const line = (row: readonly string[]): string =>
		row
			.map((cell, i) => (isNumber[i] ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
			.join("  ")
			.trimEnd();
	return [io.style("dim", line(headings)), ...cells.map(line)].map((text) => `${text}\n`).join("");
}

/** Names and what they stand for, one a line; those without a value are left out. */
export function facts(io: Io, entries: readonly (readonly [string, string | undefined])[]): string {
	const known = entries.filter(([, value]) => value !== undefined && value !== "");
	const width = Math.max(...known.map(([name]) => name.length));
	return known.map(([name, value]) => `${io.style("dim", name.padEnd(width))}  ${printable(value!)}\n`).join("");
}

/** A count as people say it (`1.2M`); a dash where it is not known. */
export function short(count: number | undefined): string {
	return count === undefined ? UNKNOWN : SHORT.format(count);
}

/** The day of a date in ISO 8601. */
export function day(date: string | undefined): string {
	return date?.slice(0, 10) ?? UNKNOWN;
}

/** `1 model`, `2,213 models`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
	return `${count.toLocaleString("en")} ${count === 1 ? noun : plural}`;
}

/** Data as JSON, indented for people who look at it. */
export function json(data: unknown): string {
	return `${JSON.stringify(data, undefined, 2)}\n`;
}

/** A text that cannot move the cursor, change colours or begin a line in a terminal. */
export function printable(text: string): string {
	return text.replace(/\p{Cc}/gu, "\u{fffd}");
}

export const UNKNOWN = "—";
const NUMBER = /^(—|[\d.,]+[KMBT]?)$/;
const SHORT = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });
