import { type Token, TokenError } from "./token.ts";

/** Owners of one token. */
const MOST_OWNERS = 100;
const NAME = /^[\w.@-]{1,64}$/;
const OWNER = /^[^\s/,*]{1,96}$/;
/** Milliseconds of the units of a time from now. */
const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 };
/** Milliseconds of the longest time from now: ten years. */
const LONGEST = 3_653 * 86_400_000;

/** The name of a token, which logs and pages show. Throws TokenError. */
export function checkedName(name: string): string {
	if (NAME.test(name)) return name;
	throw wrong("NAME", name, "1 to 64 letters, digits and _ . @ -");
}

/** The owners of a token in lower case, each once. Throws TokenError. */
export function checkedOwners(owners: readonly string[]): Token["owners"] {
	const bad = owners.find((owner) => owner !== "*" && !OWNER.test(owner));
	if (bad !== undefined) throw wrong("--owner", bad, "the owner of models, as in owner/name, or * for all");
	if (owners.length > MOST_OWNERS) throw wrong("--owner", `${owners.length} owners`, `at most ${MOST_OWNERS} owners`);
	return owners.includes("*") ? "*" : [...new Set(owners.map((owner) => owner.toLowerCase()))];
}

/** When a token expires, in ISO 8601. Throws TokenError for a text that is no date, and for one in the past. */
export function checkedExpiry(text: string, now: Date): string {
	const [, count = "", unit = ""] = /^([1-9]\d{0,4})([hdw])$/.exec(text) ?? [];
	const isDate = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(text);
	const span = Number(count) * (UNITS[unit] ?? Number.NaN);
	const at = isDate ? Date.parse(text) : now.getTime() + span;
	if (Number.isNaN(at) || span > LONGEST)
		throw wrong("--expires", text, "a time from now, such as 12h, 30d or 4w, or a date, such as 2027-01-31");
	if (at <= now.getTime()) throw wrong("--expires", text, "in the future");
	return new Date(at).toISOString();
}

const wrong = (field: string, value: string, expected: string): TokenError =>
	new TokenError("wrong-token", field, { expected, got: JSON.stringify(value) });
