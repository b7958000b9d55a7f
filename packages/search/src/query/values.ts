import { QueryError, type QueryErrorCode } from "../api/errors.ts";
import { words } from "../text/tokens.ts";

const MAX = { text: 1000, words: 32, cursor: 200_000, ids: 10_000 } as const;

/** The trimmed text; empty if there is none. */
export function checkedText(text: unknown): string {
	if (text === undefined) return "";
	if (typeof text !== "string") throw invalid("wrong-type", "text", text, "a string");
	checkCount("text", text, text.length, "characters", MAX.text);
	return text.toWellFormed().trim();
}

/** The distinct words of a text. */
export function queryWords(text: string): readonly string[] {
	const found = words(text);
	checkCount("text", text, found.length, "different words", MAX.words);
	return found;
}

export function checkedCursor(cursor: unknown): string {
	if (typeof cursor === "string" && cursor.length <= MAX.cursor) return cursor;
	throw invalid("bad-cursor", "cursor", cursor, "the `next` of an earlier page");
}

/** The distinct ids that a query is limited to. */
export function checkedIds(ids: unknown): readonly string[] {
	if (!Array.isArray(ids) || !ids.every((id) => typeof id === "string"))
		throw invalid("wrong-type", "ids", ids, "a list of strings");
	checkCount("ids", ids, ids.length, "ids", MAX.ids);
	return [...new Set(ids)];
}

export function oneOf<T extends string>(field: string, value: unknown, choices: readonly T[]): T | undefined {
	if (value === undefined) return undefined;
	const choice = choices.find((choice) => choice === value);
	if (choice === undefined) throw invalid("unknown-name", field, value, `one of ${choices.join(", ")}`);
	return choice;
}

/** A whole number from 1 to `max`. */
export function wholeNumber(field: string, value: unknown, max: number): number | undefined {
	if (value === undefined) return undefined;
	if (typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= max) return value;
	throw invalid("out-of-range", field, value, `a whole number from 1 to ${grouped(max)}`);
}

/** Whether a value is an object with named members. */
export const isNamed = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The field of a member, with a long name shortened. */
export const memberOf = (field: string, name: string): string =>
	`${field}.${name.length > 40 ? `${name.slice(0, 39)}…` : name}`;

/** Throws if a value has more than `max` of something. */
export function checkCount(field: string, value: unknown, count: number, unit: string, max: number): void {
	if (count <= max) return;
	const [got, expected] = [`${grouped(count)} ${unit}`, `at most ${grouped(max)}`];
	throw new QueryError("too-many", { field, value, got, expected });
}

export const invalid = (code: QueryErrorCode, field: string, value: unknown, expected: string): QueryError =>
	new QueryError(code, { field, value, expected });

/** A number with its thousands separated. */
export const grouped = (number: number): string => number.toLocaleString("en");
