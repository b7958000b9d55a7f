import { barePlace } from "../bare.ts";
import { type Notation } from "../literal.ts";
import type { Place, Site } from "../place.ts";
import { escaped, inComment, type LongEscape, type Quote, quoted, single } from "../quoting.ts";
import { Env, Text } from "../text.ts";
import type { Value } from "../value.ts";

/** The keys of places in comments and f-strings; that of a string is its quote, and any other is a place among code. */
export const COMMENT = "#";
export const FORMATTED = "f";

/** The place that a key names. */
export function placeOf(key: string): Place {
	const kind = key.charAt(0);
	if (kind === COMMENT) return COMMENT_PLACE;
	if (kind === FORMATTED) return formattedPlace(key.charAt(1) as Quote);
	return kind === '"' || kind === "'" ? stringPlace(kind) : barePlace(NOTATION, key);
}

const stringPlace = (quote: Quote): Place => ({
	name: STRING,
	bare: false,
	write: (value) => escaped(single(value, STRING), quote, LONG),
});

export const STRING = "a Python string";

const formattedPlace = (quote: Quote): Place => ({
	name: F_STRING,
	bare: false,
	write: (value, site) => formattedContent(value, quote, site),
});

export const F_STRING = "a Python f-string";

const COMMENT_NAME = "a Python comment";

/** A comment; one that names an encoding near the top of a file would change how Python reads the file. */
const COMMENT_PLACE: Place = {
	name: COMMENT_NAME,
	bare: false,
	isComment: true,
	write: (value) => inComment(value, COMMENT_NAME).replace(/^(?=[:=])|(?<=coding)(?=[:=]|$)/g, " "),
};

const LONG: LongEscape = (digits) => `\\U${digits.padStart(8, "0")}`;

/** The content of an f-string: braces are doubled, variables have their own braces. */
function formattedContent(value: Value, quote: Quote, site: Site): string {
	if (value instanceof Text) return value.parts.map((part) => formattedContent(part, quote, site)).join("");
	if (value instanceof Env) return `{${environ(value, quote === '"' ? "'" : '"', site)}}`;
	return escaped(single(value, F_STRING), quote, LONG).replace(/[{}]/g, "$&$&");
}

/** Reads an environment variable, in quotes that do not end an f-string around it. */
function environ(value: Env, quote: Quote, site: Site): string {
	site.need("import os");
	return `os.environ[${quote}${value.name}${quote}]`;
}

/** The literals of Python. */
const NOTATION: Notation = {
	name: "a Python literal",
	null: "None",
	true: "True",
	false: "False",
	list: { open: "[", close: "]", pad: "", trailing: true },
	record: { open: "{", close: "}", pad: "", trailing: true },
	long: LONG,
	key: (name) => quoted(name, LONG),
	env: (value, site) => environ(value, '"', site),
	text: (value, site) => `f"${formattedContent(value, '"', site)}"`,
};
