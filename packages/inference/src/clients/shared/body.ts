import { Env, Text, type Value } from "@vitrine/code";
import { FileText } from "../../file.ts";
import type { Body, Call, HttpRequest, JsonBody } from "../../shapes.ts";

/** Whether a file's content stands anywhere in the JSON. */
export function holdsFile(value: JsonBody): boolean {
	if (value instanceof FileText) return true;
	if (typeof value !== "object" || value === null || value instanceof Env || value instanceof Text) return false;
	return Object.values(value as Readonly<Record<string, JsonBody>>).some(holdsFile);
}

/** The JSON without files in it, as a value to write. */
export const plain = (value: JsonBody): Value => value as Value;

/** The file a body carries, under the name to call it by in a snippet. */
export function fileIn(body: Body): { readonly name: "image" | "audio"; readonly filename: string } | undefined {
	if (body.type !== "json") return undefined;
	const file = firstFile(body.value);
	return file && { name: file.medium, filename: file.filename };
}

function firstFile(value: JsonBody): FileText | undefined {
	if (value instanceof FileText) return value;
	if (!holdsFile(value)) return undefined;
	return Object.values(value as Readonly<Record<string, JsonBody>>)
		.map(firstFile)
		.find((file) => file);
}

/** The headers that a client would not write by itself. */
export function headersWithout({ headers }: HttpRequest, ...own: readonly string[]): Record<string, string | Text> {
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

/** What the openai libraries are told about a request of theirs. */
export interface OpenaiCall {
	readonly method: OpenaiMethod;
	/** The fields of the body, but for the model, the messages and whether to stream. */
	readonly fields: Readonly<Record<string, Value>>;
	/** The headers that the libraries would not write by themselves. */
	readonly headers: HttpRequest["headers"];
}

type OpenaiMethod = "chat" | "embeddings";

const APART: ReadonlySet<string> = new Set(["model", "messages", "stream"]);
const SUFFIXES: Readonly<Record<OpenaiMethod, string>> = { chat: "/chat/completions", embeddings: "/embeddings" };

/** Whether the request is one that the openai libraries make. */
export const isOpenaiCall = (call: Call): boolean => openaiMethod(call) !== undefined;

/** The request in the terms of the openai libraries. */
export function openaiCall(call: Call): OpenaiCall {
	const method = openaiMethod(call)!;
	const { body } = call.request!;
	const sent = Object.entries((body as { value: Readonly<Record<string, Value>> }).value);
	const fields = Object.fromEntries(sent.filter(([name]) => !APART.has(name)));
	return {
		method,
		fields: method === "chat" ? fields : { ...fields, encoding_format: "float" },
		headers: headersWithout(call.request!, "Authorization", "Content-Type"),
	};
}

/** What the libraries put their own paths behind. */
export const baseUrlOf = (call: Call): string => call.request!.url.slice(0, -SUFFIXES[openaiMethod(call)!].length);

function openaiMethod({ request, kind, task }: Call): OpenaiMethod | undefined {
	const method = kind.startsWith("conversational") ? "chat" : task === "feature-extraction" ? "embeddings" : undefined;
	if (!request || !method || request.body.type !== "json" || !bearer(request)) return undefined;
	return request.url.endsWith(SUFFIXES[method]) ? method : undefined;
}

function bearer({ headers: { Authorization: value } }: HttpRequest): boolean {
	return value instanceof Text ? value.parts[0] === "Bearer " : (value ?? "").startsWith("Bearer ");
}
