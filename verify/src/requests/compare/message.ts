import type { Recorded } from "../recorder/recorded.ts";
import { type Part, partsOf } from "./multipart.ts";

/** A request as far as it is compared. */
export interface Message {
	readonly method: string;
	readonly url: string;
	/** Those that the server acts on. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Body;
}

export type Body =
	| { readonly json: unknown }
	| { readonly parts: readonly Part[] }
	/** Bytes, as base64. */
	| { readonly bytes: string };

/** Reads a request: the type of a body that is there, JSON by its value, a form by its parts, anything else byte for byte. */
export function messageOf({ method, url, headers, body }: Recorded): Message {
	const [type = ""] = (headers["content-type"] ?? "").split(";");
	const acted = Object.entries(headers).filter(([name, value]) => !isTransport(name) && !isAny(name, value));
	const { "content-type": _, ...rest } = Object.fromEntries(acted);
	return {
		method,
		url,
		headers: { ...rest, ...(body.length > 0 && type && { "content-type": type.trim().toLowerCase() }) },
		body: bodyOf(type.trim().toLowerCase(), headers["content-type"] ?? "", body),
	};
}

function bodyOf(type: string, header: string, body: Buffer): Body {
	if (type === "multipart/form-data") return { parts: partsOf(header, body) };
	if (type !== "application/json") return { bytes: body.toString("base64") };
	try {
		return { json: JSON.parse(body.toString()) };
	} catch {
		return { bytes: body.toString("base64") };
	}
}

/** A header that says no more than that every language will do. */
const isAny = (name: string, value: string): boolean => name === "accept-language" && value === "*";

/** Headers that say how a message travels, or who sends it: each library has its own. */
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
