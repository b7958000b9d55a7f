import { printed, withImport } from "./imports.ts";
import { MARK, type Gap } from "./later.ts";
import type { Site } from "./place.ts";

/** A program with gaps: what stands before, between and after them. */
export interface Pattern {
	readonly language: string;
	readonly imports: readonly string[];
	/** The text that was composed. */
	readonly parts: readonly string[];
	/** The same below its imports, as it is printed. */
	readonly whole: readonly string[];
	readonly gaps: readonly Gap[];
}

export function patternOf(language: string, imports: readonly string[], text: string, gaps: readonly Gap[]): Pattern {
	const whole = softened(printed(language, imports, text));
	return { language, imports, parts: text.split(MARK), whole: whole.split(MARK), gaps };
}

/** The program, with values read off the input in its gaps. */
export function filledIn(pattern: Pattern, input: unknown): string {
	const { gaps, language, imports } = pattern;
	const filling = new Filling(imports, pattern.whole[0]!);
	for (let i = 0; i < gaps.length; i += 1) filling.write(gaps[i]!, input, pattern.whole[i + 1]!);
	if (filling.imports === imports) return filling.text;
	// A value that needs an import is a rarity: all is composed again, and the import set above it.
	const again = new Filling(filling.imports, pattern.parts[0]!);
	for (let i = 0; i < gaps.length; i += 1) again.write(gaps[i]!, input, pattern.parts[i + 1]!);
	return softened(printed(language, again.imports, again.text));
}

class Filling implements Site {
	imports: readonly string[];
	text: string;

	constructor(imports: readonly string[], text: string) {
		this.imports = imports;
		this.text = text;
	}

	write({ read, place, margin }: Gap, input: unknown, part: string): void {
		const written = place.write(read(input as never), this, margin);
		this.text += (place.hard ? softened(written) : written) + part;
	}

	need(statement: string): void {
		this.imports = withImport(this.imports, statement);
	}

	before(): string {
		return this.text;
	}
}

/**
 * A newline inside a quoted string, which indentation must not touch.
 * It travels as NUL, the one character that the text of no language here may contain.
 */
export const HARD_NEWLINE = "\0";

/** Newlines inside quotes as they are printed. */
export const softened = (text: string): string =>
	text.includes(HARD_NEWLINE) ? text.replaceAll(HARD_NEWLINE, "\n") : text;
