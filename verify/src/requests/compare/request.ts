import type { RecordedRequest } from "../recorder/exchange.ts";
import { type Part, partsOf } from "./multipart.ts";

/** The parts of a request that are compared. */
export interface ComparedRequest {
	readonly method: string;
	readonly url: string;
	/** Headers that change what the server does. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Body;
}

export type Body =
	| { readonly json: unknown }
	| { readonly parts: readonly Part[] }
	/** In base64. */
	| { readonly bytes: string };

/** Prepares a request for comparison: JSON by value, a form by its fields, any other body byte for byte. */
export function comparable({ method, url, headers, body }: RecordedRequest): ComparedRequest {
	const contentType = headers["content-type"] ?? "";
	const type = contentType.replace(/;.*$/s, "").trim().toLowerCase();
	const relevant = Object.entries(headers).filter(([name, value]) => !isTransport(name) && !isAnyLanguage(name, value));
	const { "content-type": _, ...rest } = Object.fromEntries(relevant);
	return {
		method,
		url,
		headers: { ...rest, ...(body.length > 0 && type && { "content-type": type }) },
		body: bodyOf(type, contentType, body),
	};
}

function bodyOf(type: string, contentType: string, body: Buffer): Body {
	if (type === "multipart/form-data") return { parts: partsOf(contentType, body) };
	if (type !== "application/json") return { bytes: body.toString("base64") };
	try {
		return { json: JSON.parse(body.toString()) };
	} catch {
		return { bytes: body.toString("base64") };
	}
}

/** A header that accepts every language, which is the same as none. */
const isAnyLanguage = (name: string, value: string): boolean => name === "accept-language" && value === "*";

/** Headers about the transport or the sending library, which differ between libraries. */
const isTransport = (name: string): boolean => TRANSPORT.has(name) || /^(sec-|x-stainless-)/.test(name);

const TRANSPORT: ReadonlySet<string> = new Set([
	"accept",
	"accept-encoding",
	"connection",
	"content-length",
	"expect",
	"host",
	"transfer-encoding",
	"user-agent",
	"x-amzn-trace-id",
]);
