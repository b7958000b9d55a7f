import { HubError } from "./errors.ts";

/** Entries on a page of a list, at most. */
export const MOST = 1_000;

/** The entries of a page that a client requests; more than allowed are as many as allowed. Throws HubError for no such number. */
export function limitOf(query: URLSearchParams, usual: number): number {
	const text = query.get("limit");
	if (text === null) return usual;
	if (/^[1-9]\d{0,8}$/.test(text)) return Math.min(Number(text), MOST);
	throw wrongParameter("limit", text, `a whole number from 1 to ${MOST}`);
}

/** Entries that a client may leave out. */
const FARTHEST = 5_000;

/** The entries to leave out before a page, for programs that count pages; a cursor takes precedence. */
export function skipOf(query: URLSearchParams): number {
	const text = query.get("skip");
	if (text === null || query.has("cursor")) return 0;
	if (/^\d{1,4}$/.test(text) && Number(text) <= FARTHEST) return Number(text);
	throw wrongParameter("skip", text, `a whole number up to ${FARTHEST}. Follow the Link header instead`);
}

/** The error for a parameter with a wrong value. */
export function wrongParameter(name: string, value: string, expected: string): HubError {
	return new HubError("wrong-parameter", name, { got: JSON.stringify(value.slice(0, 60)), expected });
}
