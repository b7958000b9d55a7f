import { json, type Recorded, type Reply } from "../recorder/recorded.ts";
import { asObject, chatReply } from "./chat.ts";
import { base64Of, served } from "./media.ts";

/** The routes that OpenAI's API has made common, by the end of their path; undefined for any other. */
export function openaiReply(request: Recorded, path: string): Reply | undefined {
	const route = Object.keys(ROUTES).find((end) => path.endsWith(end));
	return route === undefined || request.method !== "POST" ? undefined : ROUTES[route]!(request);
}

const ROUTES: Readonly<Record<string, (request: Recorded) => Reply>> = {
	"/chat/completions": chatReply,
	"/completions": completion,
	"/embeddings": embeddings,
	"/images/generations": () => json({ created: 1, data: [{ b64_json: base64Of("image") }] }),
	"/audio/transcriptions": () => json({ text: "a quiet harbour" }),
	"/audio/speech": () => served("audio"),
};

function completion(request: Recorded): Reply {
	const asked = asObject(request.body);
	if (typeof asked?.["prompt"] !== "string") return json({ error: { message: "prompt: field required" } }, 400);
	const choices = [{ index: 0, text: "it needs no battery", finish_reason: "length", logprobs: null }];
	return json({ id: "text-1", object: "text_completion", created: 1, model: "answering-model", choices });
}

function embeddings(request: Recorded): Reply {
	const asked = asObject(request.body);
	const { input, encoding_format: format } = asked ?? {};
	if (input === undefined) return json({ error: { message: "input: field required" } }, 400);
	const texts = Array.isArray(input) ? input : [input];
	const embedding = format === "base64" ? Buffer.from(NUMBERS.buffer).toString("base64") : [...NUMBERS];
	const data = texts.map((_, index) => ({ object: "embedding", index, embedding }));
	return json({ object: "list", model: "answering-model", data, usage: { prompt_tokens: 5, total_tokens: 5 } });
}

const NUMBERS = new Float32Array([0.25, -0.5, 1]);
