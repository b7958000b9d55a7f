import { barePlace } from "../values/bare.ts";
import type { Notation } from "../values/literal.ts";
import type { Place } from "../place.ts";
import { escaped, inComment, type LongEscape, type Quote, quoted, single } from "../values/quoting.ts";
import { Env, Text } from "../values/text.ts";
import type { Value } from "../value.ts";

/** The keys of places in template literals and comments; that of a string is its quote, and any other is a place among code. */
export const TEMPLATE = "`";
export const LINE_COMMENT = "//";
export const BLOCK_COMMENT = "/*";
/** Precedes the key of a place after an arrow, where braces would start a function body. */
export const AFTER_ARROW = ">";

/** The place that a key names. */
export function placeOf(key: string): Place {
	if (key === LINE_COMMENT) return comment((text) => text);
	// No value can complete the end of the comment, nor the text around an empty one.
	if (key === BLOCK_COMMENT) return comment((text) => text.replace(/\*(?=\/|$)/g, "* ").replace(/^(?=\/|$)/, " "));
	if (key === TEMPLATE) return { name: TEMPLATE_NAME, bare: false, write: templateContent };
	if (key === '"' || key === "'") return stringPlace(key);
	return key.startsWith(AFTER_ARROW) ? inParentheses(barePlace(NOTATION, key.slice(1))) : barePlace(NOTATION, key);
}

export const STRING = "a JavaScript string";

const stringPlace = (quote: Quote): Place => ({
	name: STRING,
	bare: false,
	write: (value) => escaped(single(value, STRING), quote, LONG),
});

export const TEMPLATE_NAME = "a JavaScript template literal";

/** The content of a template literal; no dollar sign in it can meet a brace. */
function templateContent(value: Value): string {
	if (value instanceof Text) return value.parts.map(templateContent).join("");
	if (value instanceof Env) return `\${process.env.${value.name}}`;
	return escaped(single(value, TEMPLATE_NAME), "'", LONG).replace(/\\(.)|`|\$(?=\{|$)|^\{/g, templateEscape);
}

/** Between backticks, quotes need no backslash. */
const templateEscape = (match: string, escape: string | undefined): string =>
	escape === undefined ? "\\" + match : escape === "'" ? "'" : match;

function comment(guard: (text: string) => string): Place {
	const name = "a JavaScript comment";
	return { name, bare: false, isComment: true, write: (value) => guard(inComment(value, name)) };
}

const inParentheses = (place: Place): Place => ({
	...place,
	write(value, site, margin) {
		const written = place.write(value, site, margin);
		return written.startsWith("{") ? `(${written})` : written;
	},
});

const LONG: LongEscape = (digits) => `\\u{${digits}}`;

/** The literals of JavaScript. */
const NOTATION: Notation = {
	name: "a JavaScript literal",
	null: "null",
	true: "true",
	false: "false",
	list: { open: "[", close: "]", pad: "", trailing: true },
	record: { open: "{", close: "}", pad: " ", trailing: true },
	long: LONG,
	key,
	env: (value) => `process.env.${value.name}`,
	text: (value) => "`" + templateContent(value) + "`",
};

/** A bare name if it is valid as one; `__proto__` would set the prototype unless it is computed. */
function key(name: string): string {
	if (name === "__proto__") return `["__proto__"]`;
	return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name, LONG);
}
