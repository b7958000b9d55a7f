import { isNumbers } from "./rules/atItems.ts";
import { COLUMNS } from "./columns.ts";
import { trimmed } from "./pairs.ts";
import { type Line, textOf } from "./tokens.ts";
import type { PlacedLine } from "./wrap.ts";

/** Lines in which rows of numbers below each other are one line where one of them is too long. */
export function withoutRows(lines: readonly PlacedLine[]): readonly PlacedLine[] {
	if (!lines.some((line) => isRow(line) && isLong(line))) return lines;
	const result: PlacedLine[] = [];
	let rows: PlacedLine[] = [];
	const end = (): void => {
		result.push(...(rows.some(isLong) ? [joined(rows)] : rows));
		rows = [];
	};
	for (const line of lines) {
		if (isRow(line)) rows.push(line);
		else {
			end();
			result.push(line);
		}
	}
	end();
	return result;
}

const isRow = ({ tokens, context }: PlacedLine): boolean => context.isInside && isNumbers(tokens);
const isLong = ({ tokens }: PlacedLine): boolean => textOf(tokens).length > COLUMNS;

function joined(rows: readonly PlacedLine[]): PlacedLine {
	const [first, ...others] = rows;
	const last = others.at(-1) ?? first;
	if (!first || !last) throw new TypeError("no rows to join");
	return { tokens: [first.tokens, ...others.map(after)].flat(), context: last.context };
}

const after = ({ tokens }: PlacedLine): Line => [" ", ...trimmed(tokens)];
