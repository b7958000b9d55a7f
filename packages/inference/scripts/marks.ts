import type { RecordedRequest } from "../src/providers/shapes.ts";

/** One marked call of the real client. */
export interface Attempt {
	/** Methods of the client, which must all send the same request, except for `stream`. */
	readonly methods: readonly string[];
	readonly args: Readonly<Record<string, unknown>>;
	/** The provider's name of the model, as in the hub's mapping. */
	readonly providerId: string;
	readonly when?: readonly string[];
	/** The only model name that the client accepts for the task, if there is one. */
	readonly only?: string;
	/** The model is a LoRA in the hub's mapping: with or without the path of its weights. */
	readonly lora?: Lora;
	/** The path of those weights; absent for a marked one. */
	readonly weights?: string;
	/** The type of the marked file, if there is one. */
	readonly fileType?: string;
}

/** The bytes of the marked file. */
export const FILE = "{file}";

/**
 * The calls to try, a typical one first. If a sound is refused as FLAC, MP3 is tried; if the form depends on the
 * model's name, such a name is used.
 */
export function attemptsFor(provider: string, task: string): Attempt[] {
	const names = SPECIAL_NAMES.filter((name) => !name.provider || name.provider === provider);
	return names.flatMap((name) =>
		LORAS.flatMap((lora) => fileTypesOf(task).map((fileType) => attempt(task, name, lora, fileType))),
	);
}

type Lora = NonNullable<RecordedRequest["lora"]>;

/** The more specific first. */
const LORAS: readonly (Lora | undefined)[] = [{ hasWeights: true }, { hasWeights: false }, undefined];

function attempt(
	task: string,
	{ providerId, when, only }: SpecialName,
	lora: Lora | undefined,
	fileType: string | undefined,
): Attempt {
	const methods = methodsOf(task);
	const args = argsOf(task, fileType);
	return {
		methods,
		args,
		providerId,
		...(when ? { when } : {}),
		...(only ? { only } : {}),
		...(lora ? { lora } : {}),
		...(fileType ? { fileType } : {}),
	};
}

interface SpecialName {
	readonly provider?: string;
	readonly providerId: string;
	readonly when?: readonly string[];
	readonly only?: string;
}

/** Names that decide the form of a request; the plain one comes last, so that the special ones take precedence. */
const SPECIAL_NAMES: readonly SpecialName[] = [
	{ provider: "replicate", providerId: "{model}:{version}", when: [":"] },
	{ provider: "together", providerId: "{model}FLUX.1-kontext", when: ["flux.1", "kontext"] },
	{ provider: "together", providerId: "{model}Kokoro", when: ["kokoro"] },
	{ provider: "novita", providerId: "MiniMax-H3", only: "MiniMax-H3" },
	{ provider: "fal-ai", providerId: "fal-ai/lora", only: "fal-ai/lora" },
	{ providerId: "{model}" },
];

const camel = (task: string): string => task.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const methodsOf = (task: string): readonly string[] =>
	task === "conversational" ? ["chatCompletionStream", "chatCompletion"] : [camel(task)];

function fileTypesOf(task: string): readonly (string | undefined)[] {
	if (/^(audio-|automatic-speech)/.test(task)) return ["audio/flac", "audio/mpeg"];
	return /^(image|object|document|visual)-|^zero-shot-image-/.test(task) ? ["image/jpeg"] : [undefined];
}

const CHAT_FIELDS = ["messages", "temperature", "max_tokens", "top_p", "response_format", "tools", "tool_choice"];

function argsOf(task: string, fileType: string | undefined): Record<string, unknown> {
	if (task === "conversational") return Object.fromEntries(CHAT_FIELDS.map((name) => [name, `{${name}}`]));
	const file = fileType ? new Blob([FILE], { type: fileType }) : undefined;
	return { inputs: inputsOf(task, file), ...parametersOf(task) };
}

function inputsOf(task: string, file: Blob | undefined): unknown {
	if (task.endsWith("question-answering") && file) return { image: file, question: "{question}" };
	if (task === "zero-shot-image-classification") return { image: file };
	return file ?? (task.startsWith("tabular-") ? { data: "{inputs}" } : "{inputs}");
}

function parametersOf(task: string): Record<string, unknown> {
	if (task.startsWith("zero-shot-")) return { parameters: { candidate_labels: "{candidate_labels}" } };
	if (task === "text-generation")
		return { parameters: { temperature: "{temperature}", max_new_tokens: "{max_new_tokens}", top_p: "{top_p}" } };
	if (task === "text-to-image") return { parameters: { num_inference_steps: "{num_inference_steps}" } };
	if (/^image-(text-)?to-(image|video)$/.test(task)) return { parameters: { prompt: "{prompt}" } };
	return {};
}
