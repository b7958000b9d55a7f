/**
 * A newline inside a quoted string, which indentation must not change. It is represented by NUL, which no language here
 * allows in its text.
 */
export const HARD_NEWLINE = "\0";

/** The text for printing, with real newlines. */
export const softened = (text: string): string =>
	text.includes(HARD_NEWLINE) ? text.replaceAll(HARD_NEWLINE, "\n") : text;
