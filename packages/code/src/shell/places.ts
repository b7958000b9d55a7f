import { literal } from "../values/literal.ts";
import type { Place, Site } from "../place.ts";
import { decimal, inComment, single } from "../values/quoting.ts";
import { Env, Text } from "../values/text.ts";
import type { Value } from "../value.ts";
import { NOTATION } from "./notation.ts";
import { doubleQuoted, plain, refuseDashed, RUNS, singleQuoted, withQuotes } from "./words.ts";

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
		if (kind === SINGLE) return singleQuoted(single(value, STRING));
		return value instanceof Text ? doubleQuotedText(value.parts) : doubleQuotedValue(value);
	},
});

const STRING = "a shell string";

const COMMENT_PLACE: Place = {
	name: "a shell comment",
	bare: false,
	isComment: true,
	write: (value) => inert(inComment(value, "a shell comment")),
};

/** zsh runs a comment that is pasted as a command, `#`: what would have a meaning there is quoted. */
const inert = (text: string): string => (RUNS.test(text) ? `'${withQuotes(text)}'` : text);

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

function doubleQuotedValue(value: Value): string {
	return value instanceof Env ? `\${${value.name}}` : doubleQuoted(single(value, STRING));
}

/** A variable needs no braces if no shell could read the following text as part of its name. */
const doubleQuotedText = (parts: readonly (string | Env)[]): string =>
	parts
		.map((part, i) => {
			const follows = parts[i + 1];
			const apart = follows === undefined || (typeof follows === "string" && /^\s/.test(follows));
			return part instanceof Env && apart ? `$${part.name}` : doubleQuotedValue(part);
		})
		.join("");

/** Refuses a value that the command would read as an option. */
function refuseOption(value: Value, site: Site): void {
	if (isDashed(value instanceof Text ? value.parts[0] : value)) refuseDashed(value, site.before());
}

const isDashed = (value: unknown): boolean =>
	typeof value === "string" ? value.startsWith("-") : typeof value === "number" && (value < 0 || Object.is(value, -0));
