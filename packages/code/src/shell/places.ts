import { CodeError } from "../errors.ts";
import { literal } from "../literal.ts";
import { HARD_NEWLINE } from "../newlines.ts";
import type { Place, Site } from "../place.ts";
import { decimal, inComment, single } from "../quoting.ts";
import { Env, Text } from "../text.ts";
import { endsInPrintf, withPrintf } from "./printf.ts";
import type { Value } from "../value.ts";
import { NOTATION } from "./notation.ts";

/** The keys of places; what matters of the position of the hole follows. */
export const WORD = "w";
export const SINGLE = "'";
export const DOUBLE = '"';
export const COMMENT = "#";

/** Only quotes and other holes precede the hole in its word, and the word would be an option if it started with a dash. */
export const MAY_BE_OPTION = "-";
/** A bare word could have a special meaning here. */
export const SPECIAL = "*";

/** The place that a key names. */
export function placeOf(key: string): Place {
	const kind = key.charAt(0);
	return kind === COMMENT ? COMMENT_PLACE : wordPlace(kind, key.includes(MAY_BE_OPTION), key.endsWith(SPECIAL));
}

/** A hole in a word: outside quotes a value is one word, or part of one; double quotes may hold environment variables. */
const wordPlace = (kind: string, mayBeOption: boolean, special: boolean): Place => ({
	name: kind === WORD ? "a shell word" : STRING,
	bare: kind === WORD,
	hard: true,
	write(value, site, margin) {
		if (mayBeOption) refuseOption(value, site);
		if (kind === WORD) return word(value, site, margin, special);
		if (kind === SINGLE) return hardened(singleQuoted(single(value, STRING)));
		return value instanceof Text ? doubleQuotedText(value.parts) : doubleQuoted(value);
	},
});

const STRING = "a shell string";

const COMMENT_PLACE: Place = {
	name: "a shell comment",
	bare: false,
	isComment: true,
	write: (value) => inComment(value, "a shell comment"),
};

/** A value as one word; values without a shell literal are written as JSON. */
function word(value: Value, site: Site, margin: string, special: boolean): string {
	if (value instanceof Env) return `"$${value.name}"`;
	if (value instanceof Text) return `"${doubleQuotedText(value.parts)}"`;
	if (typeof value === "number") return plain(decimal(value, "a shell word"), special);
	if (typeof value === "string") return plain(value, special);
	// Newlines of printed JSON stay soft: they may be indented like code.
	const json = literal(NOTATION, value, site, margin);
	const isWord = !special && (value === null || typeof value !== "object");
	return isWord ? json : `'${withQuotes(json)}'`;
}

const SAFE = /^[\w@%+:./-]+$/;

const plain = (value: string, special: boolean): string =>
	!special && SAFE.test(value) ? value : `'${hardened(singleQuoted(value))}'`;

const singleQuoted = (value: string): string => withPrintf(withQuotes(holdable(value)), `'"`, `"'`);

const withQuotes = (value: string): string => (value.includes("'") ? value.replaceAll("'", "'\\''") : value);

/**
 * `!` would recall history in an interactive shell, and no backslash prevents that, so it is written outside the
 * quotes.
 */
function doubleQuoted(value: Value): string {
	if (value instanceof Env) return `\${${value.name}}`;
	const content = holdable(single(value, STRING));
	return hardened(withPrintf(content.replace(/[\\"$`]/g, "\\$&").replaceAll("!", `"'!'"`)));
}

/** A variable needs no braces if no shell could read the following text as part of its name. */
const doubleQuotedText = (parts: readonly (string | Env)[]): string =>
	parts
		.map((part, i) => {
			const follows = parts[i + 1];
			const apart = follows === undefined || (typeof follows === "string" && /^\s/.test(follows));
			return part instanceof Env && apart ? `$${part.name}` : doubleQuoted(part);
		})
		.join("");

function holdable(value: string): string {
	if (value.includes("\0")) throw new CodeError("a shell word", "a NUL character", value);
	if (!value.isWellFormed()) throw new CodeError("a shell word", "a lone surrogate", value);
	return value;
}

const hardened = (value: string): string => (value.includes("\n") ? value.replaceAll("\n", HARD_NEWLINE) : value);

/** Refuses a value that the command would read as an option. */
function refuseOption(value: Value, site: Site): void {
	if (!isDashed(value instanceof Text ? value.parts[0] : value)) return;
	// Holes before it in the word may be empty.
	if (!/(^|[\s;|&()])["'\ud800]*$/.test(site.before()) || endsInPrintf(site.before())) return;
	throw new CodeError("a shell word", "a dash at its start, which makes it an option (put -- before it)", value);
}

const isDashed = (value: unknown): boolean =>
	typeof value === "string" ? value.startsWith("-") : typeof value === "number" && (value < 0 || Object.is(value, -0));
