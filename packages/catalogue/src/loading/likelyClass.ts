import { type ModelRecord, name } from "@vitrine/model/reading";
import { basesOf } from "../choices/contents/bases.ts";
import { CLASS_OF_TYPE, MODEL_TYPES } from "../choices/modelTypes.ts";

/** The type of a model in Transformers, by its configuration or its first tag that is one. */
export const typeOf = ({ config, tags }: ModelRecord): string | undefined => config?.model_type ?? typeInTags(tags);

/** The first tag that is a type of Transformers; undefined if the model has another type. */
export const typeInTags = (tags: readonly string[]): string | undefined =>
	hasOtherType(tags) ? undefined : tags.find((tag) => MODEL_TYPES.has(tag));

/**
 * Whether a model with its own code, or without a format of weights, has a type that Transformers lacks. Hubs tag the type after the
 * library and the formats, and the author's tags later: with `mamba2_s2s` there, a later `mamba2` is not the type.
 */
export function hasOtherType(tags: readonly string[]): boolean {
	const before = tags.findIndex((tag) => !BEFORE_TYPE.test(tag));
	if (before < 0 || !(tags.includes("custom_code") || (before === 1 && tags[0] === "transformers"))) return false;
	const first = tags[before] ?? "";
	return first !== "custom_code" && !MODEL_TYPES.has(first) && /^\w+$/.test(first);
}

/** The type that a hub has read from the configuration of a whole model: its tag follows those of the library and the formats. */
export function typeByHub({ library_name: stated, tags }: ModelRecord): string | undefined {
	const first = stated === "transformers" ? tags.find((tag) => !BEFORE_TYPE.test(tag)) : undefined;
	return first !== undefined && MODEL_TYPES.has(first) ? first : undefined;
}

const BEFORE_TYPE =
	/^(?:transformers|peft|sentence-transformers|safetensors|pytorch|tensorboard|onnx|gguf|mlx|tf|jax)$/;

/**
 * The class of Transformers that probably loads a model, for records that state none: by its type, else by the names of the model
 * and of its base models, and by tags of programs that tune language models. Undefined where these tell nothing, and for types
 * whose models have several classes.
 */
export function likelyClass(record: ModelRecord): string | undefined {
	const type = typeOf(record);
	return type === undefined ? classByName(record) : CLASS_OF_TYPE.get(type);
}

function classByName(record: ModelRecord): string | undefined {
	const names = [name(record), ...basesOf(record).ids].join(" ");
	const kind = KINDS.find(([pattern]) => pattern.test(names));
	if (kind !== undefined) return kind[1];
	const isLanguage = record.tags.some((tag) => TUNED.has(tag)) || FAMILIES.test(names);
	return isLanguage ? "AutoModelForCausalLM" : undefined;
}

/** Names of models with an encoder and a decoder of text. T5Gemma 2 also sees. */
export const SEQ_2_SEQ_NAMES = /t5(?!gemma-?2)|\bmt0|bart(?!owski)|nllb|m2m|marian|opus-mt|pegasus|madlad/i;

/** What a name tells besides the family, the most telling first. Families of models that also see have versions that do not. */
const KINDS: readonly (readonly [names: RegExp, model: string | undefined])[] = [
	[/whisper/i, "AutoModelForSpeechSeq2Seq"],
	[/embed|rerank|\bclip|siglip|diffusion|flux|\bimage\b|video|audio|\basr\b|tts|omni|tokenizer/i, undefined],
	[SEQ_2_SEQ_NAMES, "AutoModelForSeq2SeqLM"],
	[/(?:\b|\d)vl\b|vision|llava|smolvlm|pixtral|internvl/i, "AutoModelForImageTextToText"],
	[/qwen-?3\.[5-9]|gemma-?(?:3n|4)|gemma-?3-(?:4|12|27)b|llama-?4\b/i, "AutoModelForImageTextToText"],
];

/** Tags of programs and methods that tune language models. */
const TUNED: ReadonlySet<string> = new Set(
	"conversational sft dpo grpo orpo kto trl llama-factory axolotl unsloth".split(" "),
);

const FAMILIES =
	/llama|qwen|mistral|mixtral|ministral|gemma|\bphi-|gpt|falcon|olmo|smollm|deepseek|granite|\byi-|bloom|\bopt-|pythia|glm|lfm|nemotron|internlm|starcoder|vicuna|zephyr|kimi|exaone|ernie-4|command-r|jamba|apertus|hermes/i;
