import { CHAT } from "@vitrine/inference";
import { fieldsOf, isFile } from "../inputs.ts";
import { isClosed } from "../models.ts";
import { typeOf } from "../sandbox/files.ts";
import type { CallSpec } from "../spec.ts";
import type { Target } from "./target.ts";

/** A call of the hub's JavaScript client; `{$file, type}` in the arguments stands for a Blob with the file. */
export interface JavaScriptCall {
	readonly token: string;
	readonly endpointUrl?: string;
	readonly method: string;
	readonly args: Readonly<Record<string, unknown>>;
	readonly billTo?: string;
}

/** The call of the hub's JavaScript client for a spec, as its documentation describes it. */
export function javascriptCall(
	spec: CallSpec,
	{ token, provider, model, endpointUrl, billTo }: Target,
): JavaScriptCall {
	const { task, options } = spec;
	const isStream = task === CHAT && options.streaming === true;
	const named = isClosed(provider) ? `${provider}/${model}` : model;
	return {
		token,
		...(endpointUrl !== undefined && { endpointUrl }),
		method: task === CHAT ? (isStream ? "chatCompletionStream" : "chatCompletion") : camelCase(task),
		args: { model: named, ...(provider !== undefined && { provider }), ...payloadOf(spec) },
		...(billTo && { billTo }),
	};
}

function payloadOf({ task, inputs, parameters }: CallSpec): Readonly<Record<string, unknown>> {
	if (task === CHAT) return { messages: inputs, ...parameters };
	const more = Object.keys(parameters).length > 0 ? { parameters: renamed(parameters) } : {};
	if (isFile(task)) return { inputs: blob(task, inputs), ...more };
	if (task.startsWith("tabular-")) return { inputs: { data: inputs } };
	const fields = fieldsOf(inputs);
	if (task.startsWith("zero-shot-")) {
		const input = fields["inputs"] ?? inputs;
		return { inputs: task.startsWith("zero-shot-image") ? { image: blob(task, input) } : input, ...more };
	}
	const { image, ...rest } = fields;
	if (image === undefined) return { inputs, ...more };
	if (task.startsWith("image-")) return { inputs: blob(task, image), parameters: rest };
	return { inputs: { ...rest, image: blob(task, image) } };
}

const renamed = ({ max_tokens, ...rest }: Readonly<Record<string, unknown>>): Record<string, unknown> =>
	max_tokens === undefined ? rest : { ...rest, max_new_tokens: max_tokens };

/** A file with its media type; for an unknown extension, the type that the task's specification uses. */
const blob = (task: string, name: unknown): object => ({
	$file: String(name),
	type: typeOf(String(name)) ?? (/^audio|speech/.test(task) ? "audio/flac" : "image/jpeg"),
});

/** The method of a task. */
const camelCase = (task: string): string => task.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
