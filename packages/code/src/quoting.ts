import { CodeError } from "./errors.ts";
import { Env, Text } from "./text.ts";
import type { Value } from "./value.ts";

/**
 * Characters that are invisible and that JSON does not escape: controls, line separators, the byte-order mark, and
 * those that reorder text, so that source looks different from what runs.
 */
const UNSEEN = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;
const EVERY_UNSEEN = new RegExp(UNSEEN, "g");

/** Visible ASCII except quotes and backslashes: most strings consist of it, and it needs no escape. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** The string in double quotes, in the notation that JSON, JavaScript and Python share. */
export function quoted(value: string): string {
	if (PLAIN.test(value)) return `"${value}"`;
	const json = JSON.stringify(value);
	return UNSEEN.test(json) ? json.replace(EVERY_UNSEEN, codePoint) : json;
}

export type Quote = '"' | "'";

/** The value as the content of a string between such quotes. */
export function escaped(value: string, quote: Quote): string {
	const content = quoted(value).slice(1, -1);
	return quote === '"' ? content : content.replace(/\\(.)|'/g, singleQuoted);
}

const singleQuoted = (match: string, escape: string | undefined): string =>
	escape === undefined ? "\\'" : escape === '"' ? '"' : match;

const codePoint = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

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
 * The value as text of a comment: white space, controls and characters that reorder text become spaces, because they
 * might end or disguise the comment.
 */
export const inComment = (value: Value, where: string): string =>
	single(value, where)
		.toWellFormed()
		.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, " ");

/** The kind of a value in words. */
export function kindOf(value: unknown): string {
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	if (value instanceof Env) return "an environment variable";
	if (value instanceof Text) return "a text with environment variables";
	if (typeof value === "undefined") return "undefined";
	return typeof value === "object" ? "a record" : `a ${typeof value}`;
}
