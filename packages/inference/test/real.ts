import { InferenceClient } from "@huggingface/inference";
import { isObject } from "@vitrine/model";
import { Text, type Value } from "@vitrine/code";
import { type Captured, requestOf } from "../scripts/capture.ts";
import type { Attempt } from "../scripts/marks.ts";
import { contentTypeOf, FileText } from "../src/file.ts";
import type { Call, HttpRequest } from "../src/index.ts";

/** The content of every file. */
const BYTES = "the bytes of the file";
const BASE64 = Buffer.from(BYTES).toString("base64");

/** The request that the real client would send for the inputs and parameters of a call, with a token. */
export function realRequest(
	call: Call,
	accessToken: string,
	adapter: Pick<Attempt, "lora" | "weights"> = {},
): Promise<Captured> {
	const method =
		call.task === "conversational" ? (call.streaming ? "chatCompletionStream" : "chatCompletion") : camel(call.task);
	const args = {
		...argumentsOf(call),
		...(call.provider ? {} : { model: call.client!.model, endpointUrl: call.client!.endpointUrl, provider: undefined }),
	};
	const model = adapter.lora && { model: call.model.id };
	const attempt = { methods: [method], args: { ...args, ...model }, providerId: call.providerId, ...adapter };
	return requestOf(new InferenceClient(accessToken), method, call.provider ?? "an endpoint", call.task, attempt);
}

/** A planned request in the form of a captured one. */
export function sent(request: HttpRequest): Captured {
	const headers = Object.entries(request.headers).map(([name, value]) => [name, plain(value)] as const);
	return { url: request.url, headers: Object.fromEntries(headers), body: bodyOf(request) };
}

/** A captured request without what a runtime adds, with its body parsed. */
export async function read({ url, headers, body }: Captured): Promise<Captured> {
	const { "User-Agent": _agent, ...own } = headers;
	const fileType = body instanceof Blob ? { "Content-Type": body.type } : {};
	return { url, headers: { ...own, ...fileType }, body: await readBody(body) };
}

async function readBody(body: unknown): Promise<unknown> {
	if (typeof body === "string") return asSpecified(JSON.parse(body));
	if (body instanceof Blob) return { file: await body.text() };
	const fields = [...(body as FormData)].map(async ([name, value]) => [
		name,
		typeof value === "string" ? value : `${value.type}: ${await value.text()}`,
	]);
	return { form: Object.fromEntries(await Promise.all(fields)) };
}

/**
 * A body as the specification and the published schemas have it, where that is not what the real client sends: chats
 * state that they are not streamed, and an image to classify is sent as text.
 */
function asSpecified(body: Readonly<Record<string, unknown>>): unknown {
	if (body["messages"] !== undefined) return { stream: false, ...body };
	const { inputs, parameters } = body;
	const isClassified = isObject(inputs) && isObject(parameters) && parameters["candidate_labels"] !== undefined;
	return isClassified ? { ...body, inputs: inputs["image"] } : body;
}

function bodyOf({ body }: HttpRequest): unknown {
	if (body.type === "json") return jsonOf(body.value);
	if (body.type === "file") return { file: BYTES };
	return { form: { ...body.fields, [body.file.field]: `${body.file.contentType}: ${BYTES}` } };
}

function jsonOf(value: unknown): unknown {
	if (value instanceof FileText) return value.prefix + BASE64;
	if (Array.isArray(value)) return value.map(jsonOf);
	return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, jsonOf(item)])) : value;
}

/** The arguments of the real client for a call. */
export function argumentsOf({ task, kind, inputs, parameters }: Call): Record<string, unknown> {
	if (task === "conversational") return { messages: inputs, ...parameters };
	const more = Object.keys(parameters).length > 0 ? { parameters } : {};
	if (kind === "basicAudio" || kind === "basicImage") return { inputs: blob(inputs), ...more };
	if (kind === "zeroShotImageClassification") return { inputs: { image: blob(inputs) }, ...more };
	if (kind === "tabular") return { inputs: { data: inputs } };
	const { image, ...rest } = isObject(inputs) ? (inputs as Record<string, Value>) : {};
	if (image === undefined) return { inputs, ...more };
	return kind.startsWith("imageTo")
		? { inputs: blob(image), parameters: rest }
		: { inputs: { ...rest, image: blob(image) } };
}

const blob = (filename: Value): Blob => new Blob([BYTES], { type: contentTypeOf(String(filename))! });

const camel = (task: string): string => task.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const plain = (value: string | Text): string =>
	value instanceof Text
		? value.parts.map((part) => (typeof part === "string" ? part : `$${part.name}`)).join("")
		: value;
