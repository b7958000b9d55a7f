import { COLUMNS } from "../layout/columns.ts";
import { optionLines } from "../layout/options.ts";
import { BREAK, ITEM, OR } from "../marked.ts";
import { HARD_NEWLINE } from "../printing/newlines.ts";

/** A line of the shell that fits: a mark is before each space where it may be broken. */
export function fittedShell(line: string): string {
	const [first = "", second] = line.split(OR);
	if (second !== undefined) return second.replaceAll(BREAK, "\n");
	const chunks = first.split(`${ITEM} `);
	const flat = chunks.join(" ");
	if (flat.length <= COLUMNS || flat.includes(HARD_NEWLINE) || chunks.length === 1) return flat;
	const margin = /^\s*/.exec(flat)![0];
	const [program = "", ...options] = chunks;
	return optionLines([program.trim(), ...options.flatMap(apart)], margin).join("\n");
}

/** An option and its value, apart if the value starts with a dash. */
const apart = (chunk: string): readonly string[] => chunk.split(/(?<=^--?\w[^\s=]*) (?=-)/);
