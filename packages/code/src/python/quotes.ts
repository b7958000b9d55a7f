import type { Cursor } from "../reading/cursor.ts";
import { HOLE } from "../reading/hole.ts";
import type { Quote } from "../values/quoting.ts";
import type { Quotes } from "../reading/region.ts";
import { F_STRING } from "./formatted.ts";
import { FORMATTED, STRING } from "./places.ts";

/** A complete escape; one that could include what follows a hole does not count. */
const ESCAPE =
	/\\(?:N\{[^}\ufdd0]+\}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|x[\da-fA-F]{2}|[0-7]{3}|[0-7]{1,2}(?![0-7\ufdd0])|[^\ufdd0NuUx0-7])/y;
const RAW_ESCAPE = /\\[^\ufdd0]/sy;

/** How Python reads a string with this prefix (in lower case) and these quotes. */
export function quotesOf(cursor: Cursor, prefix: string, opening: string): Quotes {
	if (!/^(|u|f|b|r|rb|br|rf|fr)$/.test(prefix))
		cursor.refuse(`${prefix} is not a string prefix that this tag supports`);
	const formatted = prefix.includes("f");
	const quote = opening[0] as Quote;
	return {
		name: formatted ? F_STRING : STRING,
		close: opening,
		escape: prefix.includes("r") ? RAW_ESCAPE : ESCAPE,
		multiline: opening.length === 3,
		place: (cursor, start) => {
			if (opening.length === 3) refuseMeetingQuotes(cursor, start, quote);
			if (prefix.includes("r")) cursor.refuse("a hole in a raw string, which can escape nothing (take off the r)");
			if (prefix.includes("b")) cursor.refuse("a hole in a bytes string (encode a string instead)");
			return formatted ? FORMATTED + quote : quote;
		},
		...(formatted && { special: (cursor: Cursor) => readBraces(cursor, opening) }),
	};
}

/** Quotes on both sides of an empty value would be three, and end the string. */
function refuseMeetingQuotes(cursor: Cursor, start: number, quote: Quote): void {
	const [before, after] = cursor.around();
	const left = /["']*$/.exec(before.slice(start))![0].split(quote).length - 1;
	const right = /^["']*/.exec(after)![0].split(quote).length - 1;
	if (left > 0 && left + right > 2) cursor.refuse("a hole between quotes that would close the string around it");
}

/** Skips doubled braces, or a replacement field, in which no hole can be placed. */
function readBraces(cursor: Cursor, close: string): boolean {
	if (cursor.take(/\{\{|\}\}/y)) return true;
	if (!cursor.sees("{")) return false;
	let depth = 0;
	do depth += readFieldToken(cursor, close);
	while (depth > 0);
	return true;
}

/** Skips one token of a replacement field; returns the change of the nesting depth. */
function readFieldToken(cursor: Cursor, close: string): number {
	if (cursor.sees(HOLE)) cursor.refuse("a hole inside the braces of an f-string (name the value first)");
	if (cursor.done || cursor.sees(close) || /[\\\n#]/.test(cursor.character))
		cursor.refuse("the braces of an f-string contain something that older versions of Python cannot read");
	if (cursor.take(/"[^"\\\n\ufdd0]*"|'[^'\\\n\ufdd0]*'/y)) return 0;
	const { character } = cursor;
	cursor.at += 1;
	return character === "{" ? 1 : character === "}" ? -1 : 0;
}
