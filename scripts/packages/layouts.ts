import { broken } from "../../packages/code/src/layout/broken.ts";
import { COLUMNS } from "../../packages/code/src/layout/columns.ts";
import { PYTHON_LAYOUT, wrappedPython } from "../../packages/code/src/layout/python.ts";
import { PYTHON_GRAMMAR } from "../../packages/code/src/layout/pythonGrammar.ts";
import { textOf, tokensOf } from "../../packages/code/src/layout/tokens.ts";
import { BREAK, COMPILED_HOLE } from "../../packages/code/src/prepared.ts";
import { lengthsOf, withLengths, withoutLengths } from "./lengths.ts";
import { withMarks } from "./marks.ts";

/**
 * The text of a Python template in which each line that may be too long has all its layouts, the first of which that fits is
 * the one of the whole layout of Python. Undefined if how a line is laid out depends on more than the lengths of the strings
 * in its holes, or on other lines.
 */
export function withLayouts(parts: readonly string[], keys: readonly string[]): string | undefined {
	if (parts.some((part) => part.includes("\0")) || keys.some((key) => key.startsWith("#"))) return undefined;
	const lines = linesOf(parts, keys);
	const layouts = lines.map((_, at) => layoutsOf(lines, at));
	const found = layouts.filter((one) => one !== undefined);
	if (found.length < lines.length || !holdsTogether(lines, found)) return undefined;
	return found.map(withMarks).join("\n");
}

/** A line of a template with the keys of the places of its holes. */
interface TemplateLine {
	readonly text: string;
	readonly keys: readonly string[];
}

function linesOf(parts: readonly string[], keys: readonly string[]): readonly TemplateLine[] {
	let from = 0;
	return parts
		.join(COMPILED_HOLE)
		.split("\n")
		.map((text) => ({ text, keys: keys.slice(from, (from += holesIn(text))) }));
}

const holesIn = (text: string): number => text.split(COMPILED_HOLE).length - 1;

/** The layouts of a line, in the order in which they are tried: as it is written, then with more and more lines. */
function layoutsOf(lines: readonly TemplateLine[], at: number): readonly string[] | undefined {
	const line = lines[at]!;
	const samples = lengthsOf(line.keys.length).map((lengths) => ({ lengths, layout: laidOut(lines, at, lengths) }));
	const others = new Set<string>();
	for (const { layout } of samples) {
		if (layout === undefined || holesIn(layout) !== line.keys.length) return undefined;
		if (layout !== line.text) others.add(layout);
	}
	const layouts = [line.text, ...[...others].toSorted((a, b) => countOf(a) - countOf(b))];
	return samples.every(({ lengths, layout }) => chosen(layouts, line.keys, lengths) === layout) ? layouts : undefined;
}

const countOf = (layout: string): number => layout.split(BREAK).length;

/** The layout that packed code takes. */
function chosen(layouts: readonly string[], keys: readonly string[], lengths: readonly number[]): string {
	const fits = (layout: string): boolean =>
		withLengths(layout, keys, lengths)
			.split(BREAK)
			.every(({ length }) => length <= COLUMNS);
	return layouts.find(fits) ?? layouts.at(-1)!;
}

/** The layout of a line for strings of some lengths; undefined if lines are no longer the same lines. */
function laidOut(lines: readonly TemplateLine[], at: number, lengths: readonly number[]): string | undefined {
	const texts = lines.map(({ text, keys }, other) =>
		withLengths(text, keys, other === at ? lengths : keys.map(() => 1)),
	);
	const context = { grammar: PYTHON_GRAMMAR, rules: PYTHON_LAYOUT.rules, isInside: false, endsList: false };
	const all = PYTHON_LAYOUT.placed(tokensOf(texts.join("\n"), PYTHON_GRAMMAR.lexis), context);
	const line = all[at];
	if (!line || all.length !== lines.length || all.some(({ tokens }, other) => textOf(tokens) !== texts[other]))
		return undefined;
	return broken(line.tokens, line.context).map(withoutLengths).join(BREAK);
}

/** Whether the layouts are those of the whole program where several lines are long. */
function holdsTogether(lines: readonly TemplateLine[], layouts: readonly (readonly string[])[]): boolean {
	return [1, 12, 25, 40, 60, 90].every((length) => {
		const lengths = (keys: readonly string[]): readonly number[] => keys.map(() => length);
		const own = lines.map(({ text, keys }) => withLengths(text, keys, lengths(keys)));
		const packed = lines.map(({ keys }, at) =>
			withLengths(chosen(layouts[at]!, keys, lengths(keys)), keys, lengths(keys)).replaceAll(BREAK, "\n"),
		);
		return wrappedPython(own.join("\n")) === packed.join("\n");
	});
}
