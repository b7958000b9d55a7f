import { nearest } from "@vitrine/catalogue";
import { shown } from "@vitrine/model";
import { FieldError } from "./fieldError.ts";
import { MOST_NAMED } from "./shapes.ts";

/** Throws a FieldError for a value that is not one of those known, with a similar one or the first of them. */
export function among(field: string, value: string, known: readonly string[]): void {
	if (known.includes(value)) return;
	const found = nearest(known, value);
	const [near] = found;
	const expected = `one of ${short(known)}`;
	const reason = near === undefined ? `it should be ${expected}` : `did you mean ${shown(near)}?`;
	const names = { nearest: found, allowed: known.slice(0, MOST_NAMED) };
	throw new FieldError("unknown-value", field, { expected, got: shown(value), reason }, names);
}

/** The first names of a long list. */
const short = (known: readonly string[]): string =>
	known.length <= MOST_NAMED ? known.join(", ") : `${known.slice(0, MOST_NAMED).join(", ")} …`;
