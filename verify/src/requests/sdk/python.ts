import { CHAT } from "@vitrine/inference";
import { fieldsOf } from "../inputs.ts";
import type { CallSpec } from "../spec.ts";
import type { Target } from "./target.ts";

/** A call of a Python SDK, as `fork_server.py` reads it. */
export interface PythonCall {
	readonly client: "huggingface_hub" | "openai";
	readonly constructor: Readonly<Record<string, unknown>>;
	readonly method: string;
	readonly arguments: Readonly<Record<string, unknown>>;
	readonly stream: boolean;
}

/** The call of the hub's Python client for a spec, as its documentation describes it. */
export function hubCall(spec: CallSpec, { token, provider, model, endpointUrl, billTo }: Target): PythonCall {
	const { task, options } = spec;
	const isChat = task === CHAT;
	const stream = isChat && options.streaming === true;
	return {
		client: "huggingface_hub",
		constructor: {
			...(provider !== undefined && { provider }),
			...(endpointUrl !== undefined && { base_url: endpointUrl }),
			...(endpointUrl === undefined && !isChat && { model }),
			api_key: token,
			...(billTo && { bill_to: billTo }),
		},
		method: isChat ? "chat.completions.create" : task.replaceAll("-", "_"),
		arguments: { ...(isChat && { model }), ...payloadOf(spec), ...(stream && { stream }) },
		stream,
	};
}

/** The call of the openai library for a chat, with the given base URL. */
export function openaiCall(
	{ options, inputs, parameters }: CallSpec,
	base: string,
	model: string,
	token: string,
): PythonCall {
	const stream = options.streaming === true;
	return {
		client: "openai",
		constructor: { base_url: base, api_key: token },
		method: "chat.completions.create",
		arguments: { model, messages: inputs, ...parameters, ...(stream && { stream }) },
		stream,
	};
}

/** The payload under the parameter names of the method. */
function payloadOf({ task, inputs, parameters }: CallSpec): Readonly<Record<string, unknown>> {
	if (task === CHAT) return { messages: inputs, ...parameters };
	const fields = fieldsOf(inputs);
	if (task === "text-generation") {
		const { max_tokens, ...rest } = parameters;
		return { prompt: inputs, ...rest, ...(max_tokens !== undefined && { max_new_tokens: max_tokens }) };
	}
	if (task === "sentence-similarity")
		return { sentence: fields["source_sentence"], other_sentences: fields["sentences"] };
	const name = INPUT_NAMES[task];
	if (name === undefined) return { ...fields, ...parameters };
	const input = task.startsWith("zero-shot-") ? (fields["inputs"] ?? inputs) : inputs;
	return { [name]: input, ...parameters };
}

/** The name of the parameter for a text or a file, by task; other methods take the fields of an object. */
const INPUT_NAMES: Readonly<Record<string, string>> = {
	"audio-classification": "audio",
	"audio-to-audio": "audio",
	"automatic-speech-recognition": "audio",
	"feature-extraction": "text",
	"fill-mask": "text",
	"image-classification": "image",
	"image-segmentation": "image",
	"image-to-text": "image",
	"object-detection": "image",
	summarization: "text",
	"tabular-classification": "table",
	"tabular-regression": "table",
	"text-classification": "text",
	"text-to-image": "prompt",
	"text-to-speech": "text",
	"text-to-video": "prompt",
	"token-classification": "text",
	translation: "text",
	"zero-shot-classification": "text",
	"zero-shot-image-classification": "image",
};
