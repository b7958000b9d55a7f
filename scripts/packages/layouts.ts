import { BREAK, COMPILED_HOLE, fitting } from "../../packages/code/src/marked.ts";
import { COLUMNS } from "../../packages/code/src/layout/columns.ts";
import { type Breaking, CODE } from "./breaking.ts";
import { lengthsOf } from "./lengths.ts";
import { withMarks } from "./marks.ts";
import { FORMS, type Sample, withoutValues, withValues } from "./samples.ts";

/**
 * The text of a template in which each line that may be too long has all its layouts, the first of which that fits is the one of
 * the whole layout of the language. Undefined if how a line is laid out depends on more than the lengths of the strings in its
 * holes, or on other lines. The key of a hole with code is `CODE`; it may only be a line of its own.
 */
export function withLayouts(language: Breaking, { parts, keys, margins }: Laid): string | undefined {
	if (parts.some((part) => part.includes("\0")) || keys.some((key) => key.startsWith("#"))) return undefined;
	const lines = linesOf(parts, keys);
	if (lines.some((line) => line.keys.includes(CODE) && !isCodeAlone(line))) return undefined;
	const layouts = lines.map((_, at) => layoutsOf(language, lines, at, margins));
	const found = layouts.filter((one) => one !== undefined);
	if (found.length < lines.length || !holdsTogether(language, lines, found)) return undefined;
	return found.map(withMarks).join("\n");
}

/** A template whose lines are laid out. */
interface Laid {
	readonly parts: readonly string[];
	readonly keys: readonly string[];
	/** The columns that it may be moved right by. */
	readonly margins: readonly string[];
}

/** A line of a template with the keys of the places of its holes. */
export interface TemplateLine {
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

/** Whether a line is nothing but code; a hole is white space. */
const isCodeAlone = ({ text, keys }: TemplateLine): boolean => keys.length === 1 && text.trim() === "";

const holesIn = (text: string): number => text.split(COMPILED_HOLE).length - 1;

/** The layouts of a line, in the order in which they are tried: as it is written, then with more and more lines. */
function layoutsOf(
	language: Breaking,
	lines: readonly TemplateLine[],
	at: number,
	margins: readonly string[],
): readonly string[] | undefined {
	const line = lines[at]!;
	if (line.text === "") return [""];
	if (line.keys.includes(CODE)) return language.mayHoldCode(lines, at) ? [line.text] : undefined;
	const samples = margins.flatMap((margin) => samplesOf(line.keys).map((sample) => ({ ...sample, margin })));
	const laid = samples.map((sample) => ({ sample, layout: laidOut(language, lines, at, sample) }));
	const others = new Set<string>();
	for (const { layout } of laid) {
		if (layout === undefined || holesIn(layout) !== line.keys.length) return undefined;
		if (layout !== line.text) others.add(layout);
	}
	const layouts = [line.text, ...[...others].toSorted((a, b) => countOf(a) - countOf(b))];
	return laid.every(({ sample, layout }) => chosen(layouts, line.keys, sample) === layout) ? layouts : undefined;
}

/** Values for the holes of a line, in the forms in which they may be written. */
const samplesOf = (keys: readonly string[]): readonly Sample[] =>
	lengthsOf(keys.length).flatMap((lengths) => formsOf(keys).map((form) => ({ lengths, form })));

const formsOf = (keys: readonly string[]): typeof FORMS | readonly ["plain"] =>
	keys.some((key) => key.startsWith("w")) ? FORMS : ["plain"];

const countOf = (layout: string): number => layout.split(BREAK).length;

/** The layout that packed code takes. */
function chosen(layouts: readonly string[], keys: readonly string[], sample: Sample): string {
	const written = layouts.map((layout) => withValues(layout, keys, sample));
	return layouts[written.indexOf(fitting(written, COLUMNS - (sample.margin?.length ?? 0)))]!;
}

/** The layout of a line with such values; undefined if lines are no longer the same lines. */
function laidOut(language: Breaking, lines: readonly TemplateLine[], at: number, sample: Sample): string | undefined {
	const margin = sample.margin ?? "";
	const texts = lines.map(({ text, keys }, other) => {
		const own = other === at ? sample : { ...sample, lengths: keys.map(() => 1) };
		return text === "" ? text : margin + withValues(text, keys, own);
	});
	const broken = language.broken(texts, at);
	if (!broken || !broken.every((line) => line.startsWith(margin))) return undefined;
	return broken.map((line) => withoutValues(line.slice(margin.length))).join(BREAK);
}

/** Whether the layouts are those of the whole program where several lines are long. */
function holdsTogether(
	language: Breaking,
	lines: readonly TemplateLine[],
	layouts: readonly (readonly string[])[],
): boolean {
	return [1, 12, 25, 40, 60, 90].every((length) => {
		const sample = (keys: readonly string[]): Sample => ({
			lengths: keys.map((key) => (key === CODE ? 1 : length)),
			form: "plain",
		});
		const own = lines.map(({ text, keys }) => withValues(text, keys, sample(keys)));
		const packed = lines.map(({ keys }, at) =>
			withValues(chosen(layouts[at]!, keys, sample(keys)), keys, sample(keys)).replaceAll(BREAK, "\n"),
		);
		return language.wrapped(own.join("\n")) === packed.join("\n");
	});
}
