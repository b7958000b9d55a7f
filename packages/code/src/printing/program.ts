import type { Code } from "../code.ts";
import { MARK, type PlacedGap } from "./gap.ts";
import { printed, withImport } from "./imports.ts";
import { wrapped } from "../language.ts";
import { softened } from "./newlines.ts";
import type { Site } from "../place.ts";
import type { Value } from "../value.ts";

/** Code with gaps, as it is printed once they are filled. */
export class Program {
	readonly gaps: readonly PlacedGap[];
	readonly #language: string;
	readonly #imports: readonly string[];
	/** The text around the gaps, as it was composed. */
	readonly #composed: readonly string[];
	/** The same below its imports. */
	readonly #printed: readonly string[];

	constructor(open: Code) {
		const text = open.indented("");
		this.gaps = open.gaps("");
		this.#language = open.language;
		this.#imports = open.imports;
		this.#composed = text.split(MARK);
		this.#printed = softened(printed(open.language, open.imports, text)).split(MARK);
	}

	/** The program with its values. Throws a `CodeError` for a value that the language cannot hold. */
	filled(values: readonly Value[]): string {
		const filling = this.#fill(values, this.#imports, this.#printed);
		if (filling.imports === this.#imports) return wrapped(this.#language, filling.text);
		// A value that needs an import is rare: compose again, and set the import above.
		const { imports, text } = this.#fill(values, filling.imports, this.#composed);
		return wrapped(this.#language, softened(printed(this.#language, imports, text)));
	}

	#fill(values: readonly Value[], imports: readonly string[], texts: readonly string[]): Filling {
		const [first = "", ...others] = texts;
		const filling = new Filling(imports, first);
		for (const [at, gap] of this.gaps.entries()) filling.write(gap, values, others[at] ?? "");
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

	write({ gap, place, margin, outer }: PlacedGap, values: readonly Value[], text: string): void {
		const written = place.write(gap.make(values), this, margin).replaceAll("\n", "\n" + outer);
		this.text += (place.hard ? softened(written) : written) + text;
	}

	need(statement: string): void {
		this.imports = withImport(this.imports, statement);
	}

	before(): string {
		return this.text;
	}
}
