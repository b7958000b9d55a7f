import type { Code } from "./code.ts";
import { Gap, MARK, type PlacedGap } from "./gap.ts";
import { printed, withImport } from "./imports.ts";
import { wrapped } from "./layout/wrap.ts";
import { softened } from "./newlines.ts";
import type { Site } from "./place.ts";
import type { Value } from "./value.ts";

/** Reads a value from the input of a pattern. */
export type Reader<I> = (input: I) => Value;

/**
 * A program in which some values are read from an input: much faster to fill than the code is to write, and equal to
 * what the code would be with those values.
 */
export class Pattern<I> {
	readonly #code: Code;
	readonly #imports: readonly string[];
	readonly #gaps: readonly PlacedGap[];
	/** The text around the gaps, as it was composed. */
	readonly #composed: readonly string[];
	/** The same as it is printed, below its imports. */
	readonly #printed: readonly string[];

	/** `readerOf` says which values become gaps: those it returns a reader for. */
	constructor(code: Code, readerOf: (value: Value) => Reader<I> | undefined) {
		const open = code.remade((value) => {
			const read = readerOf(value as Value);
			return read ? new Gap(read) : value;
		});
		const text = open.indented("");
		this.#code = code;
		this.#imports = open.imports;
		this.#gaps = open.gaps("");
		this.#composed = text.split(MARK);
		this.#printed = softened(printed(code.language, open.imports, text)).split(MARK);
	}

	/** The fingerprint of the code: values do not count. */
	get shape(): string {
		return this.#code.shape;
	}

	/** The program for an input. Throws a `CodeError` for a value that the language cannot hold. */
	filled(input: I): string {
		const filling = this.#fill(input, this.#imports, this.#printed);
		if (filling.imports === this.#imports) return wrapped(this.#code.language, filling.text);
		// A value that needs an import is rare: compose again, and set the import above.
		const { imports, text } = this.#fill(input, filling.imports, this.#composed);
		return wrapped(this.#code.language, softened(printed(this.#code.language, imports, text)));
	}

	#fill(input: I, imports: readonly string[], texts: readonly string[]): Filling {
		const filling = new Filling(imports, texts[0] ?? "");
		for (let at = 0; at < this.#gaps.length; at += 1) filling.write(this.#gaps[at]!, input, texts[at + 1]!);
		return filling;
	}
}

/** A program being filled. */
class Filling implements Site {
	imports: readonly string[];
	text: string;

	constructor(imports: readonly string[], text: string) {
		this.imports = imports;
		this.text = text;
	}

	write({ read, place, margin }: PlacedGap, input: unknown, text: string): void {
		const written = place.write(read(input as never), this, margin);
		this.text += (place.hard ? softened(written) : written) + text;
	}

	need(statement: string): void {
		this.imports = withImport(this.imports, statement);
	}

	before(): string {
		return this.text;
	}
}
