import { BREAK, COMPILED_HOLE } from "../../packages/code/src/marked.ts";
import { type Breaking, CODE } from "./breaking.ts";
import { lengthsOf } from "./lengths.ts";
import { FORMS, type Sample, withoutValues, withValues } from "./samples.ts";
import type { TemplateLine } from "./templateLine.ts";

/**
 * The text of a template in which each line that may be too long has all its layouts, the first of which that fits is the one of
 * the whole layout of the language. Undefined if how a line is laid out depends on more than the lengths of the strings in its
 * holes, or on other lines. The key of a hole with code is `CODE`; it may only be a line of its own.
 */
export function withLayouts(language: Breaking, { parts, keys, margins }: Laid): string | undefined {
	if (parts.some((part) => part.includes("\0")) || keys.some((key) => key.startsWith("#"))) return undefined;
	const lines = linesOf(parts, keys);
	if (lines.some((line) => line.keys.includes(CODE) && !isCodeAlone(line))) return undefined;
	const laid = lines.map((_, at) => laidOut(language, lines, at, margins));
	const found = laid.filter((one) => one !== undefined);
	return found.length === lines.length && holdsTogether(language, lines, found) ? found.join("\n") : undefined;
}

/** A template whose lines are laid out. */
interface Laid {
	readonly parts: readonly string[];
	readonly keys: readonly string[];
	/** The columns that it may be moved right by. */
	readonly margins: readonly string[];
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

/** A line with all its layouts; undefined if it is broken in any other way. */
function laidOut(
	language: Breaking,
	lines: readonly TemplateLine[],
	at: number,
	margins: readonly string[],
): string | undefined {
	const line = lines[at]!;
	if (line.text === "") return "";
	if (line.keys.includes(CODE)) return language.mayHoldCode(lines, at) ? line.text : undefined;
	const samples = margins.flatMap((margin) => samplesOf(line.keys, margin));
	const broken = samples.map((sample) => brokenWith(language, lines, at, sample));
	if (broken.includes(undefined)) return undefined;
	const layouts = broken.map((one, number) => layoutOf(one!, samples[number]!.margin));
	if (layouts.some((layout) => holesIn(layout) !== line.keys.length)) return undefined;
	const text = language.packed(line, new Set(layouts.filter((layout) => layout !== line.text)));
	return samples.every((sample, number) => fittedWith(language, text, line.keys, sample) === broken[number])
		? text
		: undefined;
}

/** Values for the holes of a line, in the forms in which they may be written. */
const samplesOf = (keys: readonly string[], margin: string): readonly Sample[] =>
	lengthsOf(keys.length).flatMap((lengths) => formsOf(keys).map((form) => ({ lengths, form, margin })));

const formsOf = (keys: readonly string[]): typeof FORMS | readonly ["plain"] =>
	keys.some((key) => key.startsWith("w")) ? FORMS : ["plain"];

/** The lines of a line with such values; undefined if they depend on others. */
function brokenWith(
	language: Breaking,
	lines: readonly TemplateLine[],
	at: number,
	sample: Sample,
): string | undefined {
	const texts = lines.map(({ text, keys }, other) => {
		const own = other === at ? sample : { ...sample, lengths: keys.map(() => 1) };
		return text === "" ? text : sample.margin + withValues(text, keys, own);
	});
	return language.broken(texts, at)?.join("\n");
}

const layoutOf = (broken: string, margin: string): string =>
	broken
		.split("\n")
		.map((line) => withoutValues(line.slice(margin.length)))
		.join(BREAK);

/** What packed code prints for a line with such values. */
const fittedWith = (language: Breaking, text: string, keys: readonly string[], sample: Sample): string =>
	language.fitted(withValues(text, keys, sample).replace(/^|[\r\f]/g, `$&${sample.margin}`));

/** Whether the lines are those of the whole program where several are long. */
function holdsTogether(language: Breaking, lines: readonly TemplateLine[], laid: readonly string[]): boolean {
	return [1, 12, 25, 40, 60, 90].every((length) => {
		const sample = (keys: readonly string[]): Sample => ({
			lengths: keys.map((key) => (key === CODE ? 1 : length)),
			form: "plain",
			margin: "",
		});
		const own = lines.map(({ text, keys }) => withValues(text, keys, sample(keys)));
		const packed = lines.map(({ keys }, at) => fittedWith(language, laid[at]!, keys, sample(keys)));
		return language.wrapped(own.join("\n")) === packed.join("\n");
	});
}
