import { CodeError } from "../errors.ts";
import { HARD_NEWLINE } from "../printing/newlines.ts";
import { endsInPrintf, withPrintf } from "./printf.ts";

/** What ends a word or a command, or starts another inside it, where a shell reads a comment as a command. */
export const RUNS = /['"`$\\!;&|<>()]/;

const SAFE = /^[\w@%+:./-]+$/;

/** A string as one word; `special`: a bare word could have a special meaning. */
export const plain = (value: string, special: boolean): string =>
	!special && SAFE.test(value) ? value : `'${singleQuoted(value)}'`;

/** A string as the content of single quotes. */
export const singleQuoted = (value: string): string => hardened(withPrintf(withQuotes(holdable(value)), `'"`, `"'`));

export const withQuotes = (value: string): string => (value.includes("'") ? value.replaceAll("'", "'\\''") : value);

/**
 * A string as the content of double quotes. `!` would recall history in an interactive shell, and no backslash prevents that, so
 * it is written outside the quotes.
 */
export const doubleQuoted = (value: string): string =>
	hardened(
		withPrintf(
			holdable(value)
				.replace(/[\\"$`]/g, "\\$&")
				.replaceAll("!", `"'!'"`),
		),
	);

function holdable(value: string): string {
	if (value.includes("\0")) throw new CodeError("a shell word", "a NUL character", value);
	if (!value.isWellFormed()) throw new CodeError("a shell word", "a lone surrogate", value);
	return value;
}

const hardened = (value: string): string => (value.includes("\n") ? value.replaceAll("\n", HARD_NEWLINE) : value);

/** Refuses a value that starts with a dash after such a text, where the command would read it as an option. */
export function refuseDashed(value: unknown, before: string): void {
	// Holes before it in the word may be empty.
	if (!/(^|[\s;|&()])["'\ud800]*$/.test(before) || endsInPrintf(before)) return;
	throw new CodeError("a shell word", "a dash at its start, which makes it an option (put -- before it)", value);
}
