import { visible } from "@vitrine/code";

/** A text as one line, with what acts on a terminal as `\u001b`. */
export const escaped = (text: string): string =>
	visible(text).replace(/[\n\t]/g, (character) => `\\u00${character === "\n" ? "0a" : "09"}`);

/** A value as one line of JSON in which control characters are escaped, also those that JSON allows. */
export const escapedJson = (value: object): string => escaped(JSON.stringify(value));
