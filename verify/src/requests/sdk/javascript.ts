import { CHAT } from "@vitrine/inference";
import { isObject } from "@vitrine/model";
import { type Case, isClosed, isFile } from "../case.ts";
import { typeOf } from "../files.ts";
import type { Whom } from "./whom.ts";

/** One call of the hub's JavaScript client; `{$file, type}` in the arguments stands for a file as a Blob. */
export interface JavaScriptCall {
	readonly token: string;
	readonly endpointUrl?: string;
	readonly method: string;
	readonly args: Readonly<Record<string, unknown>>;
	readonly billTo?: string;
}

/** How the hub's JavaScript client is asked for a case: by its documentation, the payload as its method takes it. */
export function javascriptCall(one: Case, { token, provider, model, endpointUrl }: Whom): JavaScriptCall {
	const { task, options } = one;
	const streaming = task === CHAT && options.streaming === true;
	const named = isClosed(provider) ? `${provider}/${model}` : model;
	return {
		token,
		...(endpointUrl !== undefined && { endpointUrl }),
		method: task === CHAT ? (streaming ? "chatCompletionStream" : "chatCompletion") : camelCase(task),
		args: { model: named, ...(provider !== undefined && { provider }), ...payloadOf(one) },
		...(options.billTo && { billTo: options.billTo }),
	};
}

function payloadOf({ task, inputs, parameters }: Case): Readonly<Record<string, unknown>> {
	if (task === CHAT) return { messages: inputs, ...parameters };
	const more = Object.keys(parameters).length > 0 ? { parameters: renamed(parameters) } : {};
	if (isFile(task)) return { inputs: blob(task, inputs), ...more };
	if (task.startsWith("tabular-")) return { inputs: { data: inputs } };
	const fields = isObject(inputs) ? (inputs as Readonly<Record<string, unknown>>) : {};
	if (task.startsWith("zero-shot-")) {
		const what = fields["inputs"] ?? inputs;
		return { inputs: task.startsWith("zero-shot-image") ? { image: blob(task, what) } : what, ...more };
	}
	const { image, ...rest } = fields;
	if (image === undefined) return { inputs, ...more };
	if (task.startsWith("image-")) return { inputs: blob(task, image), parameters: rest };
	return { inputs: { ...rest, image: blob(task, image) } };
}

const renamed = ({ max_tokens, ...rest }: Readonly<Record<string, unknown>>): Record<string, unknown> =>
	max_tokens === undefined ? rest : { ...rest, max_new_tokens: max_tokens };

/** A file of a type that its name does not tell is sent as the specification's example of the task. */
const blob = (task: string, name: unknown): object => ({
	$file: String(name),
	type: typeOf(String(name)) ?? (/^audio|speech/.test(task) ? "audio/flac" : "image/jpeg"),
});

/** The method named after a task. */
const camelCase = (task: string): string => task.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
