import { BLANKS, EVERY_HIDDEN } from "../characters/hidden.ts";
import { CodeError } from "../errors.ts";
import { Env, Text } from "./text.ts";
import type { Value } from "../value.ts";

/** Visible ASCII except quotes and backslashes: most strings consist of it, and it needs no escape. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** How a language escapes a character with more than four hexadecimal digits, which are given. */
export type LongEscape = (digits: string) => string;

/**
 * The string in double quotes, in the notation that JSON, JavaScript and Python share. Characters that readers cannot see
 * are escaped, so that source does not look different from what runs.
 */
export function quoted(value: string, long: LongEscape): string {
	if (PLAIN.test(value)) return `"${value}"`;
	return JSON.stringify(value).replace(EVERY_HIDDEN, (character) => unicodeEscape(character, long));
}

export type Quote = '"' | "'";

/** The value as the content of a string between such quotes. */
export function escaped(value: string, quote: Quote, long: LongEscape): string {
	const content = quoted(value, long).slice(1, -1);
	return quote === '"' ? content : content.replace(/\\(.)|'/g, singleQuoted);
}

const singleQuoted = (match: string, escape: string | undefined): string =>
	escape === undefined ? "\\'" : escape === '"' ? '"' : match;

function unicodeEscape(character: string, long: LongEscape): string {
	const digits = (character.codePointAt(0) ?? 0).toString(16);
	return digits.length > 4 ? long(digits) : `\\u${digits.padStart(4, "0")}`;
}

/** A number as all languages here read it; an integer keeps every digit that it has in JSON. */
export function decimal(value: number, where: string): string {
	if (!Number.isFinite(value)) throw new CodeError(where, String(value), value);
	return Object.is(value, -0) ? "-0.0" : String(value);
}

/** The text of a string or number; quotes and comments cannot contain anything else. */
export function single(value: Value, where: string): string {
	if (typeof value === "string") return value;
	if (typeof value === "number") return decimal(value, where);
	throw new CodeError(where, `${kindOf(value)}, only a string or a number`, value);
}

/**
 * The value as text of a comment: white space and characters that readers cannot see become spaces, because they might end
 * or disguise the comment.
 */
export const inComment = (value: Value, where: string): string =>
	single(value, where).toWellFormed().replace(BLANKS, " ");

/** The kind of a value in words. */
export function kindOf(value: unknown): string {
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	if (value instanceof Env) return "an environment variable";
	if (value instanceof Text) return "a text with environment variables";
	if (typeof value === "undefined") return "undefined";
	return typeof value === "object" ? "a record" : `a ${typeof value}`;
}
