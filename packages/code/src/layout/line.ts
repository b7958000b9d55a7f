import { textOf, type Token } from "./tokens.ts";

export type Line = readonly Token[];

export interface Context {
	readonly isPython: boolean;
	/** The line is inside the brackets of a list, where a newline may stand between any two tokens. */
	readonly isInside: boolean;
}

/** Breaks code that is too long; undefined where it cannot. */
export type Rule = (code: Line, margin: string, context: Context, broken: Breaker) => readonly string[] | undefined;

/** Breaks a line that may still be too long. */
export type Breaker = (line: Line, context: Context) => readonly string[];

export const space = (text: string): Token => ({ type: "space", text });
export const COMMA: Token = { type: "comma", text: "," };
export const isComma = ({ type }: Token): boolean => type === "comma";

/** Code on lines of its own, one a part, each broken where it is still too long. */
export const linesOf = (parts: readonly Line[], margin: string, context: Context, broken: Breaker): readonly string[] =>
	parts.flatMap((part) => broken([space(margin), ...part], context));

/** Whether code is short enough to be left to others. */
export const written = (margin: string, code: Line): string => margin + textOf(code).trimEnd();
