import { INDENT } from "../structure.ts";
import { COLUMNS } from "./columns.ts";

/** What ends a line of the shell that the next one continues. */
export const CONTINUES = " \\";

/** The program with its first arguments, and each of several options with what follows it as far as that fits. */
export function optionLines(chunks: readonly string[], margin: string): readonly string[] {
	const room = COLUMNS - margin.length - INDENT.length - CONTINUES.length;
	const lines: string[] = [];
	let line = "";
	const hasOptions = chunks.filter((chunk) => chunk.startsWith("-")).length > 1;
	for (const chunk of chunks) {
		// On a line of its own it would be too long as well.
		const isShort = line.length + 1 + chunk.length <= room || chunk.length > room;
		const isOption = hasOptions && chunk.startsWith("-") && chunk !== "--" && line.includes(" ");
		if (line !== "" && (isOption || !isShort)) lines.push(line);
		line = line === "" || isOption || !isShort ? chunk : `${line} ${chunk}`;
	}
	const last = lines.push(line) - 1;
	// The options of a line that continues a command are indented already.
	const inner = chunks[0]?.startsWith("-") ? margin : margin + INDENT;
	return lines.map((one, at) => (at === 0 ? margin : inner) + one + (at < last ? CONTINUES : ""));
}
