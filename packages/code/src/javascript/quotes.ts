import type { Cursor } from "../reading/cursor.ts";
import type { Quote } from "../values/quoting.ts";
import type { Quotes } from "../reading/region.ts";
import { STRING, TEMPLATE, TEMPLATE_NAME } from "./places.ts";

/** A complete escape; one that could include what follows a hole does not count. */
const ESCAPE = /\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|0(?![\d\ufdd0])|[^\ufdd0ux0-9])/y;

/** A string in double or single quotes. */
export const quotesOf = (quote: Quote): Quotes => ({
	name: STRING,
	close: quote,
	escape: ESCAPE,
	multiline: false,
	place: () => quote,
});

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
		return TEMPLATE;
	},
	special: refuseNested,
});

function refuseNested(cursor: Cursor): boolean {
	if (cursor.sees("${")) cursor.refuse("a template literal with code in it (join strings with +, or use text`…`)");
	return false;
}
