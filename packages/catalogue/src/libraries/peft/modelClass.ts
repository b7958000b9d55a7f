import type { ModelRecord } from "@vitrine/model";
import { likelyClass, SEQ_2_SEQ_NAMES } from "../../loading/likelyClass.ts";
import { bringsCode } from "./ownCode.ts";

/** The class of Transformers that loads an adapter's base model; undefined if the task is unknown or has none. */
export function modelClassOf(record: ModelRecord, base = ""): string | undefined {
	if (bringsCode(base)) return "AutoModel";
	const { config, pipeline_tag, tags } = record;
	const stated = config?.peft?.task_type;
	if (stated !== undefined) return TASK_TYPES.get(stated);
	const task = pipeline_tag ?? tags.find((tag) => TASKS.has(tag));
	if (task === undefined) return likelyClass(record);
	if (REWRITES.has(task)) return SEQ_2_SEQ_NAMES.test(base) ? SEQ_2_SEQ : CAUSAL;
	if (ASKED.has(task)) return languageClass(base, tags) ?? TASKS.get(task);
	return TASKS.get(task);
}

/** Tasks of language models. Many that answer questions write the answer, and models that see have no class that only writes. */
const ASKED: ReadonlySet<string> = new Set(["text-generation", "question-answering"]);

/** The class of a base model by its name, for names of language models and of those that see. */
function languageClass(base: string, tags: readonly string[]): string | undefined {
	const isTrainedSeeing = base.startsWith("unsloth/") || tags.some((tag) => TRAINERS.has(tag));
	if (SEES.test(base) || (hasTwoClasses(base) && isTrainedSeeing)) return SEEING;
	const found = likelyClass({ id: base, tags: [] });
	return found === undefined || found === SEQ_2_SEQ ? undefined : CAUSAL;
}

/** Names of models that see; of the last ones, Transformers 5.24 has no class for text alone. */
const SEES =
	/(?:\b|\d)vl\b|llava|smolvlm|pixtral|internvl|paligemma|idefics|ministral-?3-\d|mistral-(?:small-3\.[12]|small-4|medium-3\.5)|muse-glimmer/i;

/**
 * Whether Transformers has a class for text alone besides the one that sees for a base model, by its name. The layers have other names
 * in it, so PEFT loads an adapter into the class with which it was trained, and only warns about the other one.
 */
export const hasTwoClasses = (base: string): boolean => /qwen-?3\.[5-9]/i.test(base);

/** Tags of programs that train models that see with that class: TRL 1.16, Unsloth 2026.10.9 and LLaMA-Factory 0.9.5. */
const TRAINERS: ReadonlySet<string> = new Set(["llama-factory", "trl", "unsloth"]);

export const SEEING = "AutoModelForImageTextToText";
const CAUSAL = "AutoModelForCausalLM";
const SEQ_2_SEQ = "AutoModelForSeq2SeqLM";

/** The task types of the specification. */
const TASK_TYPES: ReadonlyMap<string, string> = new Map([
	["CAUSAL_LM", CAUSAL],
	["SEQ_2_SEQ_LM", SEQ_2_SEQ],
	["TOKEN_CLS", "AutoModelForTokenClassification"],
	["SEQ_CLS", "AutoModelForSequenceClassification"],
]);

const TASKS: ReadonlyMap<string, string> = new Map([
	["text-generation", CAUSAL],
	["reinforcement-learning", CAUSAL],
	["text2text-generation", SEQ_2_SEQ],
	["summarization", SEQ_2_SEQ],
	["translation", SEQ_2_SEQ],
	["token-classification", "AutoModelForTokenClassification"],
	["text-classification", "AutoModelForSequenceClassification"],
	["text-ranking", "AutoModelForSequenceClassification"],
	["question-answering", "AutoModelForQuestionAnswering"],
	["feature-extraction", "AutoModel"],
	["sentence-similarity", "AutoModel"],
	["fill-mask", "AutoModelForMaskedLM"],
	["image-text-to-text", SEEING],
	["image-to-text", SEEING],
	["visual-question-answering", SEEING],
	["video-text-to-text", SEEING],
	["any-to-any", "AutoModelForMultimodalLM"],
	["audio-text-to-text", "AutoModelForMultimodalLM"],
	["automatic-speech-recognition", "AutoModelForSpeechSeq2Seq"],
	["audio-classification", "AutoModelForAudioClassification"],
	["image-classification", "AutoModelForImageClassification"],
	["image-segmentation", "AutoModelForSemanticSegmentation"],
	["object-detection", "AutoModelForObjectDetection"],
]);

/** Tasks for which both kinds of language models are tuned. */
const REWRITES: ReadonlySet<string> = new Set(["text2text-generation", "summarization", "translation"]);
