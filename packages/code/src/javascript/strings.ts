import type { Cursor } from "../cursor.ts";
import type { Place } from "../place.ts";
import { escaped, inComment, type LongEscape, single, type Quote } from "../quoting.ts";
import type { Quotes } from "../region.ts";
import { Env, Text } from "../text.ts";
import type { Value } from "../value.ts";

/** A complete escape; one that could include what follows a hole does not count. */
const ESCAPE = /\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|0(?![\d\ufdd0])|[^\ufdd0ux0-9])/y;

export const LONG: LongEscape = (digits) => `\\u{${digits}}`;

/** A string in double or single quotes. */
export function quotesOf(quote: Quote): Quotes {
	const name = "a JavaScript string";
	const place: Place = { name, bare: false, write: (value) => escaped(single(value, name), quote, LONG) };
	return { name, close: quote, escape: ESCAPE, multiline: false, place: () => place };
}

const TEMPLATE_NAME = "a JavaScript template literal";
const TEMPLATE_PLACE: Place = { name: TEMPLATE_NAME, bare: false, write: templateContent };

/** A template literal; after a tag it takes no holes, because the tag may read it raw. */
export const templateQuotes = (tagged: boolean): Quotes => ({
	name: TEMPLATE_NAME,
	close: "`",
	escape: ESCAPE,
	multiline: true,
	place: (cursor) => {
		if (tagged) cursor.refuse("a hole in a tagged template, which may be read raw");
		const [before, after] = cursor.around();
		if (before.endsWith("$") && after.startsWith("{")) cursor.refuse("a hole between a dollar sign and a brace");
		return TEMPLATE_PLACE;
	},
	special: refuseNested,
});

/** The content of a template literal; no dollar sign in it can meet a brace. */
export function templateContent(value: Value): string {
	if (value instanceof Text) return value.parts.map(templateContent).join("");
	if (value instanceof Env) return `\${process.env.${value.name}}`;
	return escaped(single(value, TEMPLATE_NAME), "'", LONG).replace(/\\(.)|`|\$(?=\{|$)|^\{/g, templateEscape);
}

/** Between backticks, quotes need no backslash. */
const templateEscape = (match: string, escape: string | undefined): string =>
	escape === undefined ? "\\" + match : escape === "'" ? "'" : match;

function refuseNested(cursor: Cursor): boolean {
	if (cursor.sees("${")) cursor.refuse("a template literal with code in it (join strings with +, or use text`…`)");
	return false;
}

/** A comment up to the end of the line. */
export const LINE_COMMENT: Place = comment((text) => text);

/** A comment from `/*` to its end, which no value can complete, nor the text around an empty one. */
export const BLOCK_COMMENT: Place = comment((text) => text.replace(/\*(?=\/|$)/g, "* ").replace(/^(?=\/|$)/, " "));

function comment(guard: (text: string) => string): Place {
	const name = "a JavaScript comment";
	return { name, bare: false, isComment: true, write: (value) => guard(inComment(value, name)) };
}
