/**
 * A newline inside a quoted string, which indentation must not touch.
 * It travels as NUL, the one character that the text of no language here may contain.
 */
export const HARD_NEWLINE = "\0";

/** The text as it is printed, with real newlines. */
export const softened = (text: string): string =>
	text.includes(HARD_NEWLINE) ? text.replaceAll(HARD_NEWLINE, "\n") : text;
