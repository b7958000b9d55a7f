/** Control characters, and those that reorder or break a line in a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/** A text as one line, with control characters as `\u001b`. */
export const escaped = (text: string): string =>
	text.replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A value as one line of JSON in which control characters are escaped, also those that JSON allows. */
export const escapedJson = (value: object): string => escaped(JSON.stringify(value));
