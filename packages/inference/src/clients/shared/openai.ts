import { Text, type Value } from "@vitrine/code";
import type { HttpRequest } from "../../call.ts";
import { headersWithout } from "./body.ts";
import type { RawCall } from "./client.ts";

/** The arguments of the openai libraries for a request. */
export interface OpenaiCall {
	readonly method: Method;
	/** The base URL to which the libraries append their paths. */
	readonly baseUrl: string;
	/** The fields of the body, except the model, the messages and whether to stream. */
	readonly fields: Readonly<Record<string, Value>>;
	/** The headers that the libraries would not write by themselves. */
	readonly headers: HttpRequest["headers"];
}

type Method = "chat" | "embeddings";

const SUFFIXES: Readonly<Record<Method, string>> = { chat: "/chat/completions", embeddings: "/embeddings" };

/** Whether the request is one that the openai libraries make. */
export const isOpenaiCall = (call: RawCall): boolean => methodOf(call) !== undefined;

/** The request in the terms of the openai libraries. */
export function openaiCall(call: RawCall): OpenaiCall {
	const method = methodOf(call) ?? "chat";
	const { model: _model, messages: _messages, stream: _stream, ...fields } = fieldsOf(call);
	return {
		method,
		baseUrl: openaiBase(call.request.url),
		fields: method === "chat" ? fields : { ...fields, encoding_format: "float" },
		headers: headersWithout(call.request, "Authorization", "Content-Type"),
	};
}

/** The address without the path that the libraries append. */
export const openaiBase = (url: string): string => url.replace(/\/(?:chat\/completions|embeddings)$/, "");

function fieldsOf({ request: { body } }: RawCall): Readonly<Record<string, Value>> {
	return body.type === "json" ? (body.value as Readonly<Record<string, Value>>) : {};
}

function methodOf({ request, kind, task }: RawCall): Method | undefined {
	const method = kind.startsWith("conversational") ? "chat" : task === "feature-extraction" ? "embeddings" : undefined;
	if (!method || request.body.type !== "json" || !isBearer(request)) return undefined;
	return request.url.endsWith(SUFFIXES[method]) ? method : undefined;
}

function isBearer({ headers: { Authorization: value } }: HttpRequest): boolean {
	return value instanceof Text ? value.parts[0] === "Bearer " : (value ?? "").startsWith("Bearer ");
}
