import { CHAT } from "@vitrine/inference";
import { isObject } from "@vitrine/model";
import type { Case } from "../case.ts";
import type { Whom } from "./whom.ts";

/** One call of a Python client, as `fork_server.py` makes it. */
export interface PythonCall {
	readonly client: "huggingface_hub" | "openai";
	readonly constructor: Readonly<Record<string, unknown>>;
	readonly method: string;
	readonly arguments: Readonly<Record<string, unknown>>;
	readonly stream: boolean;
}

/** How the hub's Python client is asked for a case, by its documentation. */
export function hubCall(one: Case, { token, provider, model, endpointUrl }: Whom): PythonCall {
	const { task, options } = one;
	const streaming = task === CHAT && options.streaming === true;
	const given = task === CHAT ? { model } : {};
	const shared = {
		...(provider !== undefined && { provider }),
		...(endpointUrl !== undefined && { base_url: endpointUrl }),
		...(endpointUrl === undefined && task !== CHAT && { model }),
		api_key: token,
		...(options.billTo && { bill_to: options.billTo }),
	};
	return {
		client: "huggingface_hub",
		constructor: shared,
		method: task === CHAT ? "chat.completions.create" : task.replaceAll("-", "_"),
		arguments: { ...given, ...payloadOf(one), ...(streaming && { stream: true }) },
		stream: streaming,
	};
}

/** How the openai library is asked for a chat, at the base that was found for it. */
export function openaiCall(one: Case, base: string, model: string, token: string): PythonCall {
	const { options, inputs, parameters } = one;
	const streaming = options.streaming === true;
	return {
		client: "openai",
		constructor: { base_url: base, api_key: token },
		method: "chat.completions.create",
		arguments: { model, messages: inputs, ...parameters, ...(streaming && { stream: true }) },
		stream: streaming,
	};
}

/** The payload under the names of the method's parameters. */
function payloadOf({ task, inputs, parameters }: Case): Readonly<Record<string, unknown>> {
	if (task === CHAT) return { messages: inputs, ...parameters };
	const fields = isObject(inputs) ? (inputs as Readonly<Record<string, unknown>>) : {};
	if (task === "text-generation") {
		const { max_tokens, ...rest } = parameters;
		return { prompt: inputs, ...rest, ...(max_tokens !== undefined && { max_new_tokens: max_tokens }) };
	}
	if (task === "sentence-similarity")
		return { sentence: fields["source_sentence"], other_sentences: fields["sentences"] };
	if (task.startsWith("zero-shot-")) return { [FIRST[task]!]: fields["inputs"] ?? inputs, ...parameters };
	const first = FIRST[task];
	return first === undefined ? { ...fields, ...parameters } : { [first]: inputs, ...parameters };
}

/** What a method calls the text or the file that it is given; methods that take an object take its fields. */
const FIRST: Readonly<Record<string, string>> = {
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
