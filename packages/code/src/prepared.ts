import { type Code, codeOf, type Making, type Refill } from "./code.ts";
import { CodeError } from "./errors.ts";
import { HOLE } from "./hole.ts";
import { COLUMNS } from "./layout/columns.ts";
import { fingerprint, VALUE } from "./shape.ts";
import { INDENT } from "./structure.ts";

/** Stands for a hole in the text of packed code: a control character, which no template holds, with a short escape. */
export const COMPILED_HOLE = "\v";

/** Separates the layouts of a line: the first whose lines all fit is taken, or else the last. */
export const OR = "\f";
/** Ends a line inside a layout. */
export const BREAK = "\r";
/** In the first layout, what the second has there: an item on a line of its own, and how the brackets around the items end. */
export const ITEM = "\b";
export const END = "\x02";
export const COMMA_END = "\x01";

/** Writes a string where a hole is. */
export interface Writer {
	/** The key of the place. */
	readonly key: string;
	write(value: string): string;
}

/** A template whose lines are laid out. */
interface Prepared<L extends string> {
	readonly language: { readonly id: L; readonly name: string };
	/** Its text with all layouts, and with the first of each line. */
	readonly text: string;
	readonly flat: string;
	readonly writers: readonly Writer[];
	readonly open: 1 | undefined;
}

/** Makes a template of its text, in which lines that may be too long have all their layouts. */
type Preparing<L extends string> = (
	text: string,
	writers?: readonly Writer[],
	open?: 1,
) => (...holes: readonly string[]) => Code<L>;

/**
 * What packed code has in place of templates with only strings in their holes. How such a line is broken depends on the
 * lengths of the strings only, so its layouts are computed when it is packed, and a bundle needs nothing that breaks lines.
 */
export const preparing =
	<L extends string>(language: Prepared<L>["language"], usual: Writer): Preparing<L> =>
	(text, writers, open) => {
		const flat = unmarked(text.replace(/\f[^\n]*/g, ""));
		const places =
			writers ??
			flat
				.split(COMPILED_HOLE)
				.slice(1)
				.map(() => usual);
		return (...holes) => codeFrom({ language, text, flat, writers: places, open }, holes);
	};

function codeFrom<L extends string>(template: Prepared<L>, holes: readonly string[]): Code<L> {
	const { language, text, flat, writers, open } = template;
	const written = holes.map((hole, at) => writers[at]!.write(textOf(hole)));
	const making: Making = {
		shape() {
			const form = fingerprint(`${language.name}\n${flat.replaceAll(COMPILED_HOLE, HOLE)}`);
			return fingerprint([form, ...holes.map(() => VALUE)].join("\n"));
		},
		body: (code) => code.indented(""),
		printed: () => laidOut(text, written),
		remade(_, change, refill) {
			const others = holes.map(change);
			if (others.every((one) => typeof one === "string")) return codeFrom(template, others);
			return (refill as Refill)(flat, writers.map(({ key }) => key).join(), open, others);
		},
	};
	return codeOf(language.id, filled(flat, written), making, { isOpen: open === 1 });
}

function textOf(value: unknown): string {
	if (typeof value === "string") return value;
	throw new CodeError("a text", "anything but a string", value);
}

const filled = (text: string, written: readonly string[]): string =>
	String.raw({ raw: text.split(COMPILED_HOLE) }, ...written);

/** The program, each of its lines in the layout that fits. */
function laidOut(text: string, written: readonly string[]): string {
	let at = 0;
	const lines = text.split("\n").map((line) => {
		const layouts = layoutsOf(line);
		const own = written.slice(at, (at += layouts[0]!.split(COMPILED_HOLE).length - 1));
		const all = layouts.map((layout) => filled(layout, own));
		return all.find((layout) => !TOO_LONG.test(layout)) ?? all.at(-1);
	});
	return lines.join("\n").replaceAll(BREAK, "\n");
}

/** The layouts of a line: without its marks, as they say, and any others. */
export function layoutsOf(line: string): readonly string[] {
	const [first = "", ...others] = line.split(OR);
	const end = BREAK + /^ */.exec(line)![0];
	const second = first
		.replaceAll(`${ITEM} `, ITEM)
		.replaceAll(ITEM, end + INDENT)
		.replaceAll(COMMA_END, "," + end)
		.replaceAll(END, end);
	return [unmarked(first), second, ...others];
}

const unmarked = (text: string): string => text.replace(MARKS, "");

const MARKS = /* @__PURE__ */ new RegExp(`[${ITEM}${END}${COMMA_END}]`, "g");

const TOO_LONG = /* @__PURE__ */ new RegExp(`[^${BREAK}]{${COLUMNS + 1}}`);
