import type { Code } from "./code.ts";
import { Gap, MARK, type PlacedGap } from "./gap.ts";
import { printed, withImport } from "./imports.ts";
import { softened } from "./newlines.ts";
import type { Site } from "./place.ts";
import type { Value } from "./value.ts";

/** Reads a value from the input of a pattern. */
export type Reader<I> = (input: I) => Value;

/**
 * A program in which some values are read from an input: much faster to fill than the code is to write, with the same
 * result.
 */
export class Pattern<I> {
	readonly #code: Code;
	#shape: string | undefined;
	readonly #imports: readonly string[];
	readonly #gaps: readonly PlacedGap[];
	/** The composed text around the gaps. */
	readonly #composed: readonly string[];
	/** The printed text around the gaps, below the imports. */
	readonly #printed: readonly string[];

	/** `readerOf` returns a reader for each value that becomes a gap. */
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

	/** The fingerprint of the code, without values. */
	get shape(): string {
		return (this.#shape ??= this.#code.shape);
	}

	/** The program for an input. Throws a `CodeError` for a value that the language cannot represent. */
	filled(input: I): string {
		const filling = this.#fill(input, this.#imports, this.#printed);
		if (filling.imports === this.#imports) return filling.text;
		// Few values need an import: compose the program again with it.
		const { imports, text } = this.#fill(input, filling.imports, this.#composed);
		return softened(printed(this.#code.language, imports, text));
	}

	#fill(input: I, imports: readonly string[], texts: readonly string[]): Filling {
		const filling = new Filling(imports, texts[0] ?? "");
		for (let at = 0; at < this.#gaps.length; at += 1) filling.write(this.#gaps[at]!, input, texts[at + 1]!);
		return filling;
	}
}

/** A program that is being filled. */
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
