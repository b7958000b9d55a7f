import type { Code, Refill } from "./code.ts";
import { plainPython } from "./compiled/plainPython.ts";
import { shell } from "./compiled/shell.ts";
import { Gap } from "./printing/gap.ts";
import { Layouts } from "./printing/layouts.ts";
import { type Fields, isRecord } from "./values/literal.ts";
import { Program } from "./printing/program.ts";
import type { Value } from "./value.ts";

/** Reads a value from the input of a pattern. */
export type Reader<I> = (input: I) => Value;

/** Returns the reader of a value that is read from the input. Called for each field of a record, not for the record. */
type ReaderOf<I> = (value: Value) => Reader<I> | undefined;

/**
 * A program in which some values are filled in from an input: much faster than writing the code for each input, with
 * the same result.
 */
export class Pattern<I> {
	readonly #code: Code;
	#shape: string | undefined;
	readonly #readers: readonly Reader<I>[];
	readonly #program: Program;
	readonly #layouts: Layouts;

	constructor(code: Code, readerOf: ReaderOf<I>) {
		const gaps = new Gaps(readerOf);
		const open = code.remade((value) => gaps.in(value as Value) ?? value, refill);
		this.#code = code;
		this.#readers = gaps.readers;
		this.#program = new Program(open);
		this.#layouts = new Layouts(this.#program);
	}

	/** The fingerprint of the code, without values. */
	get shape(): string {
		return (this.#shape ??= this.#code.shape);
	}

	/** The program for an input. Throws a `CodeError` for a value that the language cannot represent. */
	filled(input: I): string {
		const values = this.#readers.map((read) => read(input));
		return this.#layouts.filled(values) ?? this.#program.filled(values);
	}
}

const refill: Refill = (language, text, keys, open, holes) =>
	(language === "sh" ? shell : plainPython)(text, keys, open)(...(holes as readonly Value[]));

/** The gaps of a pattern, and what reads the values for them. */
class Gaps<I> {
	readonly readers: Reader<I>[] = [];
	readonly #readerOf: ReaderOf<I>;

	constructor(readerOf: ReaderOf<I>) {
		this.#readerOf = readerOf;
	}

	/** A gap for a value, if it or a part of it is read. */
	in(value: Value): Gap | undefined {
		if (isRecord(value)) return this.#inFields(value);
		const reader = this.#readerOf(value);
		if (!reader) return undefined;
		const number = this.readers.push(reader) - 1;
		return new Gap((values) => values[number]!, number);
	}

	#inFields(fields: Fields): Gap | undefined {
		const gaps = Object.entries(fields).flatMap(([name, value]) => {
			const gap = this.in(value);
			return gap ? [[name, gap] as const] : [];
		});
		if (gaps.length === 0) return undefined;
		return new Gap((values) => ({
			...fields,
			...Object.fromEntries(gaps.map(([name, gap]) => [name, gap.make(values)])),
		}));
	}
}
