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
	if (ASKED.has(task)) return languageClass(base) ?? TASKS.get(task);
	return TASKS.get(task);
}

/** Tasks of language models. Many that answer questions write the answer, and models that see have no class that only writes. */
const ASKED: ReadonlySet<string> = new Set(["text-generation", "question-answering"]);

/** The class of a base model by its name, for names of language models and of those that see. */
function languageClass(base: string): string | undefined {
	if (SEES.test(base)) return "AutoModelForImageTextToText";
	const found = likelyClass({ id: base, tags: [] });
	return found === undefined || found === SEQ_2_SEQ ? undefined : CAUSAL;
}

const SEES = /(?:\b|\d)vl\b|llava|smolvlm|pixtral|internvl|paligemma|idefics/i;

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
	["image-text-to-text", "AutoModelForImageTextToText"],
	["image-to-text", "AutoModelForImageTextToText"],
	["visual-question-answering", "AutoModelForImageTextToText"],
	["video-text-to-text", "AutoModelForImageTextToText"],
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
