import { barePlace } from "../values/bare.ts";
import type { Place } from "../place.ts";
import { escaped, inComment, type Quote, quoted, single } from "../values/quoting.ts";
import { F_STRING, formattedContent } from "./formatted.ts";
import { LONG } from "./long.ts";
import { NAME, NOTATION } from "./notation.ts";

/** The keys of places in comments and f-strings; that of a string is its quote, and any other is a place among code. */
export const COMMENT = "#";
export const FORMATTED = "f";

/** The place that a key names. */
export function placeOf(key: string): Place {
	const kind = key.charAt(0);
	if (kind === COMMENT) return commentPlace;
	if (kind === FORMATTED) return key.charAt(1) === '"' ? formattedPlace : singleFormattedPlace;
	if (kind === "'") return singleStringPlace;
	return kind === '"' ? stringPlace : barePlace(NOTATION, key);
}

export const STRING = "a Python string";

const stringIn = (quote: Quote): Place => ({
	name: STRING,
	bare: false,
	write: (value) => escaped(single(value, STRING), quote, LONG),
});

export const stringPlace: Place = /* @__PURE__ */ stringIn('"');
export const singleStringPlace: Place = /* @__PURE__ */ stringIn("'");

const formattedIn = (quote: Quote): Place => ({
	name: F_STRING,
	bare: false,
	write: (value, site) => formattedContent(value, quote, site),
});

export const formattedPlace: Place = /* @__PURE__ */ formattedIn('"');
export const singleFormattedPlace: Place = /* @__PURE__ */ formattedIn("'");

const COMMENT_NAME = "a Python comment";

/** A comment; one that names an encoding near the top of a file would change how Python reads the file. */
export const commentPlace: Place = {
	name: COMMENT_NAME,
	bare: false,
	isComment: true,
	write: (value) => inComment(value, COMMENT_NAME).replace(/^(?=[:=])|(?<=coding)(?=[:=]|$)/g, " "),
};

/** Where the content is known to be a string or code. */
export const textPlace: Place = { name: NAME, bare: true, write: (value) => quoted(single(value, NAME), LONG) };
