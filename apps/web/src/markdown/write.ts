/** Text as Markdown reads it to the letter, on one line. */
export function plain(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/[\s\p{Cc}]+/gu, " ")
		.trim()
		.replaceAll(/[\\`*_[\]<>|~$&]/g, "\\$&")
		.replace(/^(?=[-+=:#])|(?<=^\d{1,9})(?=[.)](?: |$))/, "\\");
}

/** A name or an id to the letter, as code; it may hold any number of backticks. */
export function code(text: string): string {
	const line = text.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, " ");
	const ticks = "`".repeat(longest(line, /`+/g) + 1);
	const padding = /^[ `]|[ `]$/.test(line) || line === "" ? " " : "";
	return ticks + padding + line + padding + ticks;
}

/** A text of several lines to the letter, as a block; no line of it closes the block. */
export function block(text: string, language = ""): string {
	const fence = "`".repeat(Math.max(3, longest(text, /`+/g) + 1));
	return `${fence}${language}\n${text.toWellFormed().replace(/\n$/, "")}\n${fence}`;
}

/** A link; the address is encoded so that none of it ends early. */
export function link(label: string, href: string): string {
	return `[${label}](${href.replaceAll(/[\s<>()\\]/g, (char) => encodeURIComponent(char).replaceAll(/[()]/g, hex))})`;
}

/** A table of cells that are Markdown already; the first column is text, the others as `numbers` says. */
export function table(
	head: readonly string[],
	rows: readonly (readonly string[])[],
	numbers: readonly number[] = [],
): string {
	const rule = head.map((_, at) => (numbers.includes(at) ? "---:" : "---"));
	return [head, rule, ...rows].map(line).join("\n");
}

/** A list of `label: value`; what has no value is left out. */
export function terms(entries: readonly (readonly [label: string, value: string | undefined])[]): string {
	return entries.flatMap(([label, value]) => (value ? [`- **${label}:** ${value}`] : [])).join("\n");
}

/** Blocks of a page, one below the other; empty ones are left out. */
export function page(...blocks: readonly (string | undefined)[]): string {
	return `${blocks.filter((one) => one !== undefined && one !== "").join("\n\n")}\n`;
}

/** Inside code a pipe is the one sign that still ends a cell. */
function line(cells: readonly string[]): string {
	return `| ${cells.map((cell) => cell.replaceAll(/(?<!\\)\|/g, "\\|")).join(" | ")} |`;
}

function longest(text: string, runs: RegExp): number {
	return [...text.matchAll(runs)].reduce((most, [run]) => Math.max(most, run.length), 0);
}

const hex = (char: string): string => (char === "(" ? "%28" : "%29");
