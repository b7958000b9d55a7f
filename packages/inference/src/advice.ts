import { nearest } from "@vitrine/catalogue";
import { shown } from "@vitrine/model";
import { InputError } from "./errors.ts";

/** An error for a name that is none of `known`. */
export function unknownName(field: string, value: string, what: string, known: readonly string[]): InputError {
	return new InputError(field, value, `${shown(value)} is not ${what}. ${adviceFor(value, known)}`);
}

/** The names that come near, or all of them. */
export function adviceFor(value: string, known: readonly string[]): string {
	const near = nearest(known, value);
	if (near.length === 0) return `Known: ${known.join(", ")}.`;
	return `Did you mean ${near.map((name) => `"${name}"`).join(" or ")}?`;
}
