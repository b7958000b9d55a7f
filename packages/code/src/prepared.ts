import { type Code, codeOf, type Making, type Refill } from "./code.ts";
import { CodeError } from "./errors.ts";
import { HOLE } from "./reading/hole.ts";
import { COMPILED_HOLE, OR, unmarked } from "./marked.ts";
import { softened } from "./printing/newlines.ts";
import { fingerprint, VALUE } from "./shape.ts";

/** Writes a string where a hole is. */
export interface Writer {
	/** The key of the place. */
	readonly key: string;
	/** Writes a value, given the text before it. */
	write(value: string, before: () => string): string;
}

/** A language whose templates are laid out when they are packed. */
interface PreparedLanguage<L extends string> {
	readonly id: L;
	readonly name: string;
	/** A line that fits, of one with all its layouts. */
	fitted(line: string): string;
}

/** A template whose lines are laid out. */
export interface Prepared<L extends string> {
	readonly language: PreparedLanguage<L>;
	/** Its text with all layouts, and with the first of each line. */
	readonly text: string;
	readonly flat: string;
	/** What writes the value of a hole. */
	readonly writer: (at: number) => Writer;
	readonly open: 1 | undefined;
}

/** Makes a template of its text, in which lines that may be too long have all their layouts. */
type Preparing<L extends string, H> = (
	text: string,
	writers?: readonly Writer[],
	open?: 1,
) => (...holes: readonly H[]) => Code<L>;

/**
 * What packed code has in place of templates whose layouts are computed when it is packed, given what fills them. How a line is
 * broken depends on the lengths of its strings only, so a bundle needs nothing that breaks lines.
 */
export const preparing =
	<L extends string, H>(
		codeFrom: (template: Prepared<L>, holes: readonly H[]) => Code<L>,
		language: PreparedLanguage<L>,
		usual: Writer,
	): Preparing<L, H> =>
	(text, writers, open) => {
		const flat = unmarked(text.replace(/\f[^\n]*/g, ""));
		const writer = (at: number): Writer => writers?.[at] ?? usual;
		return (...holes) => codeFrom({ language, text, flat, writer, open }, holes);
	};

/** Code of a template with only strings in its holes. */
export function textsIn<L extends string>(template: Prepared<L>, holes: readonly string[]): Code<L> {
	const { language, text, flat, writer, open } = template;
	const written: string[] = [];
	for (const [at, hole] of holes.entries()) written.push(writer(at).write(textOf(hole), () => filled(flat, written)));
	const making: Making = {
		shape: () => fingerprint([formOf(template), ...holes.map(() => VALUE)].join("\n")),
		body: (code) => softened(code.indented("")),
		printed: () => softened(text.split("\n").map(lineWith(written)).map(language.fitted).join("\n")),
		remade(_, change, refill) {
			const others = holes.map(change);
			if (others.every((one) => typeof one === "string")) return textsIn(template, others);
			return refilled(template, others, refill);
		},
	};
	return codeOf(language.id, filled(flat, written), making, { isOpen: open === 1 });
}

/** A text up to the first hole that nothing has been written for. */
const filled = (text: string, written: readonly string[]): string =>
	String.raw({ raw: text.split(COMPILED_HOLE).slice(0, written.length + 1) }, ...written);

/** Fills the holes of line after line, which are as many in each of its layouts. */
function lineWith(written: readonly string[]): (line: string) => string {
	let at = 0;
	return (line) => {
		const layouts = line.split(OR);
		const own = written.slice(at, (at += layouts[0]!.split(COMPILED_HOLE).length - 1));
		return layouts.map((layout) => filled(layout, own)).join(OR);
	};
}

/** A value that must be a string. */
export function textOf(value: unknown): string {
	if (typeof value === "string") return value;
	throw new CodeError("a text", "anything but a string", value);
}

/** The fingerprint of the template. */
export const formOf = <L extends string>({ language, flat }: Prepared<L>): string =>
	fingerprint(`${language.name}\n${flat.replaceAll(COMPILED_HOLE, HOLE)}`);

/** The code of the same template with gaps in its holes. */
export const refilled = <L extends string>(
	{ language, flat, writer, open }: Prepared<L>,
	holes: readonly unknown[],
	refill: Refill | undefined,
): Code<L> => refill!(language.id, flat, holes.map((_, at) => writer(at).key).join(), open, holes) as Code<L>;
