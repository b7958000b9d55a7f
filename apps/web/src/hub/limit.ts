import { HubError } from "./errors.ts";

/** Entries on a page of a list, at most. */
export const MOST = 1_000;

/** The entries of a page that a client requests; more than allowed are as many as allowed. Throws HubError for no such number. */
export function limitOf(query: URLSearchParams, usual: number): number {
	const text = query.get("limit");
	if (text === null) return usual;
	if (/^[1-9]\d{0,8}$/.test(text)) return Math.min(Number(text), MOST);
	const got = JSON.stringify(text.slice(0, 60));
	throw new HubError(400, `limit is ${got}: it should be a whole number from 1 to ${MOST}`);
}
