import type { Grammar } from "../grammar.ts";
import { type Line, textOf, type Token } from "../tokens.ts";

/** What is around a line. */
export interface Context {
	readonly grammar: Grammar;
	/** In the order in which they are tried. */
	readonly rules: readonly Rule[];
	/** The line is inside the brackets of a list, where a newline may be between any two tokens. */
	readonly isInside: boolean;
	/** The brackets close on the next line, and a comma may follow the last item of this one. */
	readonly endsList: boolean;
}

/** Breaks code that is too long into lines; undefined where it cannot. */
export type Rule = (code: Line, margin: string, context: Context, breaker: Breaker) => readonly string[] | undefined;

/** Breaks a line if it is too long. */
export type Breaker = (line: Line, context: Context) => readonly string[];

export const COMMA = ",";
export const isComma = (token: Token | undefined): boolean => token === COMMA;

/** The context of items on lines of their own, which have their commas. */
export const within = (context: Context): Context => ({ ...context, isInside: true, endsList: false });

/** Code on lines of its own, one a part, each broken where it is still too long. */
export const linesOf = (
	parts: readonly Line[],
	margin: string,
	context: Context,
	breaker: Breaker,
): readonly string[] => parts.flatMap((part) => breaker([margin, ...part], within(context)));

/** Items with a comma behind each but the last, and behind the last if it may have one. */
export const withCommas = (items: readonly Line[], endsInComma: boolean): readonly Line[] =>
	items.map((item, at) => (at < items.length - 1 || endsInComma ? [...item, COMMA] : item));

/** A line that is not broken any further. */
export const written = (margin: string, code: Line): string => margin + textOf(code).trimEnd();
