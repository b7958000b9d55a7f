import { TemplateError } from "../errors.ts";
import { MARK } from "../printing/gap.ts";
import { literal, type Notation } from "./literal.ts";
import type { Place } from "../place.ts";

/** The key of a place among code. */
export const PLAIN = "";
/** After a minus sign. */
export const AFTER_SIGN = "-";
/** After another hole, whose content decides whether a value is allowed; the message for one that is not follows. */
export const AFTER_HOLE = "+";
/** Next to a name or quotes: allows code, but no value; the message for one follows. */
export const GLUED = "!";

/** The message for a value that is not allowed. */
export const TOUCHES = "a value touches a name or quotes (put a space or an operator between)";

/** Text that a literal would merge with: a name before it would become a string prefix, a quote another string. */
export const GLUE = /[\p{L}\p{N}_$"'`\\]/u;

/** The place among code that a key names. */
export const barePlace = (notation: Notation, key: string): Place => ({
	name: notation.name,
	bare: true,
	write(value, site, margin) {
		const kind = key.charAt(0);
		// Packed code does not hold the rest of the key.
		if (kind === GLUED || (kind === AFTER_HOLE && isGlue(site.before())))
			throw new TemplateError(key.slice(1) || TOUCHES);
		const written = literal(notation, value, site, margin);
		// Two minus signs in a row are another operator.
		return kind === AFTER_SIGN && written.startsWith("-") ? `(${written})` : written;
	},
});

/** The content of a gap may end in quotes. */
const isGlue = (before: string): boolean => before.endsWith(MARK) || GLUE.test(before.slice(-1));
