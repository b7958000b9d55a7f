import { isDeepStrictEqual } from "node:util";
import type { Body, Message } from "./message.ts";

/** What differs first between what was sent and what should have been; undefined where nothing does. */
export function difference(sent: Message, wanted: Message): string | undefined {
	if (sent.method !== wanted.method) return differs("method", sent.method, wanted.method);
	if (sent.url !== wanted.url) return differs("url", sent.url, wanted.url);
	return headerDifference(sent.headers, wanted.headers) ?? bodyDifference(sent.body, wanted.body);
}

function headerDifference(sent: Message["headers"], wanted: Message["headers"]): string | undefined {
	const names = [...new Set([...Object.keys(wanted), ...Object.keys(sent)])];
	const name = names.find((one) => sent[one] !== wanted[one]);
	return name && differs(`header ${name}`, sent[name], wanted[name]);
}

function bodyDifference(sent: Body, wanted: Body): string | undefined {
	if (isDeepStrictEqual(sent, wanted)) return undefined;
	const [kind, other] = [sent, wanted].map((body) => Object.keys(body)[0]);
	if (kind !== other) return differs("kind of body", kind, other);
	return valueDifference("body", Object.values(sent)[0], Object.values(wanted)[0]);
}

/** The place where two values first differ. */
function valueDifference(place: string, sent: unknown, wanted: unknown): string | undefined {
	if (isDeepStrictEqual(sent, wanted)) return undefined;
	if (!isBranch(sent) || !isBranch(wanted) || Array.isArray(sent) !== Array.isArray(wanted))
		return differs(place, sent, wanted);
	const keys = [...new Set([...Object.keys(wanted), ...Object.keys(sent)])];
	const key = keys.find((one) => !isDeepStrictEqual(sent[one], wanted[one]))!;
	return valueDifference(`${place}.${key}`, sent[key], wanted[key]);
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;

const differs = (what: string, sent: unknown, wanted: unknown): string =>
	`${what}: ${written(sent)}, where the SDK sends ${written(wanted)}`;

function written(value: unknown): string {
	if (value === undefined) return "nothing";
	const text = JSON.stringify(value);
	return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const LONGEST = 120;
