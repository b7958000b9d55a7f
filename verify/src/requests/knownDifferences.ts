import { isObject } from "@vitrine/model";
import type { Subject } from "../subject.ts";
import { clientOf } from "./clients.ts";
import type { ComparedRequest } from "./compare/request.ts";

/** A difference to the SDK that is correct; it is removed from both requests before they are compared. */
interface KnownDifference {
	readonly why: string;
	/** Their names; absent for all that are given a request. */
	readonly clients?: readonly string[];
	readonly provider?: string;
	remove(request: ComparedRequest): ComparedRequest;
}

/** The reviewed differences; any other difference fails the check. */
const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
	{
		why: "The library always states whether it wants the log of a job, which is off by default.",
		clients: ["fal_client"],
		provider: "fal-ai",
		remove: (request) => ({ ...request, url: request.url.replace(/\/status\?logs=false$/, "/status") }),
	},
	{
		why: "The library always states the encoding of embeddings, and reads both.",
		clients: ["openai"],
		remove: withoutEncoding,
	},
	{
		why: "The specification has chats state whether they stream; the SDKs leave out that they do not.",
		remove: withoutStreamFalse,
	},
];

function withoutEncoding(request: ComparedRequest): ComparedRequest {
	const { body, url } = request;
	if (!url.endsWith("/embeddings") || !("json" in body) || !isObject(body.json)) return request;
	const { encoding_format: encoding, ...rest } = body.json;
	return encoding === "float" || encoding === "base64" ? { ...request, body: { json: rest } } : request;
}

function withoutStreamFalse(request: ComparedRequest): ComparedRequest {
	const { body, url } = request;
	if (!url.endsWith("/chat/completions") || !("json" in body) || !isObject(body.json)) return request;
	const { stream, ...rest } = body.json;
	return stream === false ? { ...request, body: { json: rest } } : request;
}

/** A function that removes the known differences of a snippet from a request. */
export function withoutKnownDifferences(subject: Subject): (request: ComparedRequest) => ComparedRequest {
	const known = KNOWN_DIFFERENCES.filter((one) => isOf(one, subject));
	return (request) => known.reduce((rest, difference) => difference.remove(rest), request);
}

function isOf({ clients, provider }: KnownDifference, subject: Subject): boolean {
	const { call } = subject;
	if (call === undefined || (provider !== undefined && provider !== call.options.provider)) return false;
	return clients === undefined ? clientOf(subject).author === "raw" : clients.includes(call.client);
}
