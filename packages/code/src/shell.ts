import { HARD_NEWLINE, type Code } from "./code.ts";
import { joined } from "./parts.ts";
import { tagOf, type Tag } from "./language.ts";
import type { Region } from "./lexer.ts";
import { inComment, refuse, single } from "./structure.ts";
import { Env, Text, type Value } from "./value.ts";

/** A value is one word of the command line; what the shell has no literal for is written as JSON. */
function literal(value: Value): string {
	if (value instanceof Env) return `"$${value.name}"`;
	if (value instanceof Text) return `"${value.parts.map(doubleQuoted).join("")}"`;
	if (typeof value === "string") return word(value, HARD_NEWLINE);
	return word(JSON.stringify(value, null, 2), "\n");
}

/** Newlines of a string are part of it; newlines of printed JSON may be indented like code. */
function word(value: string, newline: string): string {
	if (value.includes("\0")) refuse(value, "a shell word");
	return /^[\w@%+=:,./-]+$/.test(value) ? value : `'${singleQuoted(value).replaceAll("\n", newline)}'`;
}

const singleQuoted = (value: Value): string => String(single(value, "a shell string")).replaceAll("'", "'\\''");

/** `!` would recall history in an interactive shell, and no backslash prevents it: it leaves the quotes. */
const doubleQuoted = (value: Value): string =>
	value instanceof Env
		? `\${${value.name}}`
		: String(single(value, "a shell string"))
				.replace(/[\\"$`]/g, "\\$&")
				.replaceAll("!", `"'!'"`)
				.replaceAll("\n", HARD_NEWLINE);

const regions: Region[] = [
	{ open: "'", close: "'", backslash: false, escape: (value) => singleQuoted(value).replaceAll("\n", HARD_NEWLINE) },
	{ open: '"', close: '"', backslash: true, escape: doubleQuoted },
	{ open: "#", close: "\n", backslash: false, escape: (value) => inComment(value) },
];

export type Shell = Code<"sh">;
export const sh: Tag<"sh"> = tagOf({ id: "sh", literal, regions });

/** The arguments of one command, each on its own line. */
export const args = (codes: readonly Shell[]): Shell => joined(codes, " \\\n");
