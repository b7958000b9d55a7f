import { CodeError } from "../errors.ts";
import { COLUMNS } from "../layout/columns.ts";
import type { Notation } from "../values/literal.ts";
import { quoted } from "../values/quoting.ts";
import { INDENT } from "../structure.ts";

const NAME = "JSON in a shell word";

/** Values without a shell literal are written as JSON. */
export const NOTATION: Notation = {
	name: NAME,
	columns: COLUMNS - INDENT.length - ",".length,
	null: "null",
	true: "true",
	false: "false",
	list: { open: "[", close: "]", pad: "", trailing: false },
	record: { open: "{", close: "}", pad: "", trailing: false },
	long: surrogates,
	key: (name) => quoted(name, surrogates),
	env: refuse,
	text: refuse,
};

/** JSON escapes a character outside the first plane as two surrogates. */
function surrogates(digits: string): string {
	const pair = String.fromCodePoint(Number.parseInt(digits, 16));
	return [0, 1].map((at) => `\\u${pair.charCodeAt(at).toString(16)}`).join("");
}

/** Quotes and backslashes in the variable would change the JSON around it. */
function refuse(value: unknown): never {
	throw new CodeError(NAME, "an environment variable", value);
}
