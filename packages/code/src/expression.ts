import type { Cursor } from "./cursor.ts";
import { HOLE } from "./cursor.ts";
import { MARK } from "./gap.ts";
import { literal, type Notation } from "./literal.ts";
import type { Place } from "./place.ts";

/** Text that a literal would merge with: a name before it would become a string prefix, a quote another string. */
const GLUE = /[\p{L}\p{N}_$"'`\\]/u;

/** The place of a hole among code, where values become literals. */
export function expression(notation: Notation): (cursor: Cursor) => Place {
	const plain: Place = {
		name: notation.name,
		bare: true,
		write: (value, site, margin) => literal(notation, value, site, margin),
	};
	return (cursor) => {
		if (GLUE.test(cursor.previous) || GLUE.test(cursor.next)) return glued(cursor, plain);
		if (cursor.previous === HOLE) return following(cursor, plain);
		if (cursor.previous === "-")
			return { ...plain, write: (value, site, margin) => unsigned(plain.write(value, site, margin)) };
		return plain;
	};
}

/** Next to a name or quotes: allows code, but no value. */
function glued(cursor: Cursor, plain: Place): Place {
	const problem = cursor.problem("a value touches a name or quotes (put a space or an operator between)");
	return {
		...plain,
		write: () => {
			throw problem;
		},
	};
}

/** After another hole, whose content decides whether a value is allowed. */
function following(cursor: Cursor, plain: Place): Place {
	const barred = glued(cursor, plain);
	return {
		...plain,
		write: (value, site, margin) => (isGlue(site.before()) ? barred : plain).write(value, site, margin),
	};
}

/** The content of a gap may end in quotes. */
const isGlue = (before: string): boolean => before.endsWith(MARK) || GLUE.test(before.slice(-1));

/** Two minus signs in a row are another operator. */
const unsigned = (written: string): string => (written.startsWith("-") ? `(${written})` : written);
