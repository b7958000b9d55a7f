import { nearest } from "@vitrine/catalogue";
import { shown } from "@vitrine/model";
import { FieldError } from "./fieldError.ts";

/** Throws a FieldError for a value that is not one of those known, with a similar one or the first of them. */
export function among(field: string, value: string, known: readonly string[]): void {
	if (known.includes(value)) return;
	const [near] = nearest(known, value);
	const expected = `one of ${short(known)}`;
	const reason = near === undefined ? `it should be ${expected}` : `did you mean ${shown(near)}?`;
	throw new FieldError("unknown-value", field, { expected, got: shown(value), reason });
}

/** The first names of a long list. */
const short = (known: readonly string[]): string =>
	known.length <= MOST_NAMED ? known.join(", ") : `${known.slice(0, MOST_NAMED).join(", ")} …`;

const MOST_NAMED = 20;
