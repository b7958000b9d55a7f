import { json, type RecordedRequest, type Reply } from "../recorder/exchange.ts";
import { chatReply, objectIn } from "./chat.ts";
import { base64Of, fileReply } from "./media.ts";

/** The reply of the routes of OpenAI's API, which many providers share; undefined for any other path. */
export function openaiReply(request: RecordedRequest, path: string): Reply | undefined {
	const route = ROUTES.find(([end]) => path.endsWith(end));
	return request.method === "POST" ? route?.[1](request) : undefined;
}

const ROUTES: readonly (readonly [end: string, reply: (request: RecordedRequest) => Reply])[] = [
	["/chat/completions", chatReply],
	["/completions", completion],
	["/embeddings", embeddings],
	["/images/generations", () => json({ created: 1, data: [{ b64_json: base64Of("image") }] })],
	["/audio/transcriptions", () => json({ text: "a quiet harbour" })],
	["/audio/speech", () => fileReply("audio")],
];

function completion(request: RecordedRequest): Reply {
	const { prompt } = objectIn(request.body) ?? {};
	if (typeof prompt !== "string") return json({ error: { message: "prompt: field required" } }, 400);
	const choices = [{ index: 0, text: "it needs no battery", finish_reason: "length", logprobs: null }];
	return json({ id: "text-1", object: "text_completion", created: 1, model: "answering-model", choices });
}

function embeddings(request: RecordedRequest): Reply {
	const { input, encoding_format: format } = objectIn(request.body) ?? {};
	if (input === undefined) return json({ error: { message: "input: field required" } }, 400);
	const texts = Array.isArray(input) ? input : [input];
	const embedding = format === "base64" ? Buffer.from(NUMBERS.buffer).toString("base64") : [...NUMBERS];
	const data = texts.map((_, index) => ({ object: "embedding", index, embedding }));
	return json({ object: "list", model: "answering-model", data, usage: { prompt_tokens: 5, total_tokens: 5 } });
}

const NUMBERS = new Float32Array([0.25, -0.5, 1]);
