import { CHAT, type CallOptions, exampleInput } from "@vitrine/inference";
import { isObject, type ModelRecord } from "@vitrine/model";

/** The payload of a call, or the messages of a chat: those given, or the example of the task. */
export function inputsOf(task: string, model: ModelRecord, options: CallOptions): unknown {
	if (task === CHAT) return options.messages ?? exampleInput(model);
	if (options.inputs === undefined) return exampleFor(task, model, options);
	return OBJECTS.test(task) && typeof options.inputs === "string" ? JSON.parse(options.inputs) : options.inputs;
}

/** Tasks whose payload is an object, which may be given as JSON. */
const OBJECTS = /question-answering$|^sentence-similarity$|^tabular-|^image-(text-)?to-(image|video)$/;

/** The example of a task; fal-ai does not accept FLAC and gets MP3 instead. */
function exampleFor(task: string, model: ModelRecord, { provider }: CallOptions): unknown {
	const example = exampleInput(model, { oneLine: true, unquoted: true });
	const isSound = typeof example === "string" && isFile(task);
	return isSound && provider === "fal-ai" ? example.replace(/\.flac$/, ".mp3") : example;
}

/** The parameters of a call: those chosen by the reader, and those that the task's specification gives as example. */
export function parametersOf(task: string, options: CallOptions, inputs: unknown): Record<string, unknown> {
	if (task === CHAT) return chosen(options, [...NUMBERS, "response_format", "tools", "tool_choice"]);
	if (task === "text-generation") return chosen(options, NUMBERS);
	if (task === "text-to-image") return { num_inference_steps: 5 };
	const given = fieldsOf(inputs)["parameters"] as Record<string, unknown> | undefined;
	if (task === "zero-shot-classification") return given ?? { candidate_labels: ["refund", "legal", "faq"] };
	if (task === ZERO_SHOT_IMAGE) return given ?? { candidate_labels: ["cat", "dog", "llama"] };
	return {};
}

const NUMBERS = ["temperature", "max_tokens", "top_p"] as const;

const chosen = (options: CallOptions, names: readonly string[]): Record<string, unknown> =>
	Object.fromEntries(Object.entries(options).filter(([name, value]) => names.includes(name) && value !== undefined));

/** The names of the files that a payload refers to. */
export function filesIn(task: string, inputs: unknown): readonly string[] {
	const fields = fieldsOf(inputs);
	const name = isFile(task) ? inputs : task === ZERO_SHOT_IMAGE ? (fields["inputs"] ?? inputs) : fields["image"];
	return typeof name === "string" ? [name] : [];
}

/** Whether the payload of a task is a file. */
export const isFile = (task: string): boolean =>
	/^(audio-|automatic-speech)|^image-(classification|segmentation|to-text)$|^object-detection$/.test(task);

const ZERO_SHOT_IMAGE = "zero-shot-image-classification";

/** The fields of a payload; none if it is not an object. */
export const fieldsOf = (inputs: unknown): Readonly<Record<string, unknown>> => (isObject(inputs) ? inputs : {});
