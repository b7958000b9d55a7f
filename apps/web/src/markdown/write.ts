import { hexOf, piecesOf, type ReadAs } from "@vitrine/code";

/** Text escaped for Markdown, on one line; characters that readers cannot see are shown as `[U+200B]`. */
export function plain(text: string): string {
	return onOneLine(text, "prose")
		.trim()
		.replaceAll(/[\\`*_[\]<>|~$&]/g, "\\$&")
		.replace(/^(?=[-+=:#])|(?<=^\d{1,9})(?=[.)](?: |$))/, "\\");
}

/** A name or an id as inline code; it may contain any number of backticks. */
export function code(text: string): string {
	const line = onOneLine(text, "name");
	// In the cell of a table, code cannot hold these two, and the pipe would end the cell.
	if (line.includes("\\|")) return plain(line);
	const ticks = "`".repeat(longest(line, /`+/g) + 1);
	const padding = /^[ `]|[ `]$/.test(line) || line === "" ? " " : "";
	return ticks + padding + line + padding + ticks;
}

/** The text with one space for each run of white space, and with its first hidden characters shown. */
const onOneLine = (text: string, as: ReadAs): string =>
	piecesOf(text.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, " "), as)
		.map((piece) => (typeof piece === "string" ? piece : `[${hexOf(piece)}]`))
		.join("");

/** A text of several lines as a code block, which none of its lines can close. */
export function block(text: string, language = ""): string {
	const fence = "`".repeat(Math.max(3, longest(text, /`+/g) + 1));
	return `${fence}${language}\n${text.toWellFormed().replace(/\n$/, "")}\n${fence}`;
}

/** A link, with its address encoded so that no character of it ends the link. */
export function link(label: string, href: string): string {
	return `[${label}](${href.replaceAll(/[\s<>()\\]/g, (char) => encodeURIComponent(char).replaceAll(/[()]/g, hex))})`;
}

/** A table of cells in Markdown; the columns in `numbers` are aligned to the right. */
export function table(
	head: readonly string[],
	rows: readonly (readonly string[])[],
	numbers: readonly number[] = [],
): string {
	const rule = head.map((_, at) => (numbers.includes(at) ? "---:" : "---"));
	return [head, rule, ...rows].map(line).join("\n");
}

/** A list of `label: value`; entries without a value are left out. */
export function terms(entries: readonly (readonly [label: string, value: string | undefined])[]): string {
	return entries.flatMap(([label, value]) => (value ? [`- **${label}:** ${value}`] : [])).join("\n");
}

/** A list of items, each on one line. */
export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/** A heading with what is below it; undefined if that is empty. */
export const section = (title: string, body: string | undefined): string | undefined =>
	body ? page(`## ${title}`, body).trimEnd() : undefined;

/** A page of blocks, without the empty ones. */
export function page(...blocks: readonly (string | undefined)[]): string {
	return `${blocks.filter((one) => one !== undefined && one !== "").join("\n\n")}\n`;
}

/** A row of a table. Pipes are escaped, because they end a cell even inside code. */
function line(cells: readonly string[]): string {
	return `| ${cells.map((cell) => cell.replaceAll(/(?<!\\)\|/g, "\\|")).join(" | ")} |`;
}

function longest(text: string, runs: RegExp): number {
	return [...text.matchAll(runs)].reduce((most, [run]) => Math.max(most, run.length), 0);
}

const hex = (char: string): string => (char === "(" ? "%28" : "%29");
