import type { PlacedGap } from "./gap.ts";
import type { Program } from "./program.ts";
import type { Value } from "../value.ts";

/**
 * The layouts of a program. How it is laid out depends on the lengths of plain values alone, so that one layout serves
 * all values of the same lengths.
 */
export class Layouts {
	readonly #program: Program;
	/** The places of the values that are alone in a gap, by their numbers. */
	readonly #alone: ReadonlyMap<number | undefined, PlacedGap>;
	/** By the lengths of the values. */
	readonly #known = new Map<number, Layout>();
	readonly #layouts: Layout[] = [];

	constructor(program: Program) {
		this.#program = program;
		this.#alone = new Map(program.gaps.map((placed) => [placed.gap.only, placed]));
	}

	/** The program with its values; undefined if one of them is not plain. */
	filled(values: readonly Value[]): string | undefined {
		if (values.length > MOST_VALUES) return undefined;
		const written: string[] = [];
		let key = 0;
		for (const value of values) {
			const one = this.#written(value, written.length);
			if (one === undefined || one.length >= LONGEST) return undefined;
			written.push(one);
			key = (key * LONGEST + one.length) * 2 + (one === value ? 0 : 1);
		}
		const layout = this.#known.get(key) ?? this.#learnt(key, values, written);
		return layout?.filled(written);
	}

	/** A plain value as it is in the program; undefined for any other. */
	#written(value: Value, number: number): string | undefined {
		if (typeof value !== "string" || value.includes("coding")) return undefined;
		if (WORD.test(value)) return value;
		const alone = this.#alone.get(number);
		return alone && !alone.place.isComment && PLAIN.test(value)
			? alone.place.write(value, SITE, alone.margin)
			: undefined;
	}

	#learnt(key: number, values: readonly Value[], written: readonly string[]): Layout | undefined {
		const layout = this.#laidOut(values as readonly string[], written);
		if (!layout) return undefined;
		if (this.#known.size >= MOST_KNOWN) this.#known.clear();
		if (this.#layouts.length >= MOST_KNOWN) this.#layouts.length = 0;
		const same = this.#layouts.find((one) => one.equals(layout));
		if (!same) this.#layouts.push(layout);
		this.#known.set(key, same ?? layout);
		return same ?? layout;
	}

	/** Filled twice with values that differ in nothing but their letters, the program differs where they are. */
	#laidOut(values: readonly string[], written: readonly string[]): Layout | undefined {
		const one = this.#program.filled(values.map((value, number) => withLetter(value, LETTERS.charAt(number))));
		const other = this.#program.filled(values.map((value) => withLetter(value, OTHER_LETTER)));
		return layoutOf(one, other, written);
	}
}

/** What every place of every language writes as it is. */
const WORD = /^[A-Za-z\d][\w@%+:./-]*$/;
/** What is on one line in quotes, and has a letter or digit; a dash at its start could be refused. */
const PLAIN = /^(?!-)[ -[\]-~]*[A-Za-z\d][ -[\]-~]*$/;
const LETTER = /[A-Za-z\d]/g;
const LETTERS = "ABCDE";
const OTHER_LETTER = "z";
const MOST_VALUES = LETTERS.length;
/** So that a key is exact. */
const LONGEST = 700;
/** A bound, because names are untrusted. */
const MOST_KNOWN = 2048;
const SITE = { need: () => {}, before: () => "" };

const withLetter = (value: string, letter: string): string =>
	WORD.test(value) ? letter.repeat(value.length) : value.replace(LETTER, letter);

/** The text around the values, and which of them comes where. */
class Layout {
	readonly #first: string;
	readonly #parts: readonly Part[];

	constructor(first: string, parts: readonly Part[]) {
		this.#first = first;
		this.#parts = parts;
	}

	filled(written: readonly string[]): string {
		let text = this.#first;
		for (const { number, after } of this.#parts) text += (written[number] ?? "") + after;
		return text;
	}

	equals(other: Layout): boolean {
		return JSON.stringify([this.#first, this.#parts]) === JSON.stringify([other.#first, other.#parts]);
	}
}

/** A value, and the text after it. */
interface Part {
	readonly number: number;
	readonly after: string;
}

function layoutOf(one: string, other: string, written: readonly string[]): Layout | undefined {
	const places: { readonly number: number; readonly start: number; readonly end: number }[] = [];
	for (let at = 0; at < one.length; at += 1) {
		if (one.charAt(at) === other.charAt(at)) continue;
		const number = LETTERS.indexOf(one.charAt(at));
		const value = written[number] ?? "";
		const start = at - value.search(LETTER);
		const end = start + value.length;
		places.push({ number, start, end });
		at = end - 1;
	}
	if (places.length !== written.length) return undefined;
	const parts = places.map(({ number, end }, i) => ({ number, after: one.slice(end, places[i + 1]?.start) }));
	return new Layout(one.slice(0, places[0]?.start), parts);
}
