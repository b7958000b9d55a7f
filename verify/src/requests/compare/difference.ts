import { isDeepStrictEqual } from "node:util";
import { shown } from "@vitrine/model";
import type { Body, ComparedRequest } from "./request.ts";

/** The first difference between the request that was sent and the expected one; undefined if they are equal. */
export function difference(sent: ComparedRequest, expected: ComparedRequest): string | undefined {
	if (sent.method !== expected.method) return differs("method", sent.method, expected.method);
	if (sent.url !== expected.url) return differs("url", sent.url, expected.url);
	return headerDifference(sent.headers, expected.headers) ?? bodyDifference(sent.body, expected.body);
}

function headerDifference(sent: ComparedRequest["headers"], expected: ComparedRequest["headers"]): string | undefined {
	const name = keysOf(sent, expected).find((one) => sent[one] !== expected[one]);
	return name && differs(`header ${name}`, sent[name], expected[name]);
}

function bodyDifference(sent: Body, expected: Body): string | undefined {
	if (isDeepStrictEqual(sent, expected)) return undefined;
	const [kind, other] = [sent, expected].map((body) => Object.keys(body)[0]);
	if (kind !== other) return differs("kind of body", kind, other);
	return valueDifference("body", Object.values(sent)[0], Object.values(expected)[0]);
}

/** Where two values differ first; `path` is their place in the body. */
function valueDifference(path: string, sent: unknown, expected: unknown): string | undefined {
	if (isDeepStrictEqual(sent, expected)) return undefined;
	if (!isContainer(sent) || !isContainer(expected) || Array.isArray(sent) !== Array.isArray(expected))
		return differs(path, sent, expected);
	const key = keysOf(sent, expected).find((one) => !isDeepStrictEqual(sent[one], expected[one])) ?? "";
	return valueDifference(`${path}.${key}`, sent[key], expected[key]);
}

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;

/** The keys of both, those of the expected value first. */
const keysOf = (sent: object, expected: object): readonly string[] => [
	...new Set([...Object.keys(expected), ...Object.keys(sent)]),
];

const differs = (what: string, sent: unknown, expected: unknown): string =>
	`${what}: ${named(sent)}, where the SDK sends ${named(expected)}`;

const named = (value: unknown): string => (value === undefined ? "nothing" : shown(value, LONGEST));

const LONGEST = 120;
