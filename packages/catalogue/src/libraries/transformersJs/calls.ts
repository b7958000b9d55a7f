import { js, type JavaScript } from "@vitrine/code";
import { hasTag, isConversational, type ModelRecord } from "@vitrine/model";
import * as sample from "../../loading/samples.ts";

/** The call of `pipe`, by task: the pipelines of Transformers.js 4. Undefined for other tasks. */
export function callOf(model: ModelRecord): JavaScript | undefined {
	return CALLS.get(model.pipeline_tag ?? "")?.(model);
}

type Call = (model: ModelRecord) => JavaScript;

const reads =
	(input: string): Call =>
	() =>
		js`await pipe(${input})`;

const labels =
	(input: string, candidates: readonly string[]): Call =>
	() =>
		js`await pipe(${input}, ${candidates})`;

const speaks: Call = (model) => {
	const voice = [...VOICES].find(([kind]) => hasTag(model, kind) || model.config?.model_type === kind)?.[1];
	return voice === undefined
		? js`await pipe(${sample.SPOKEN})`
		: js`await pipe(${sample.SPOKEN}, { speaker_embeddings: ${voice} })`;
};

/** Models that need a voice to imitate. */
const VOICES: ReadonlyMap<string, string> = new Map([
	["supertonic", "https://huggingface.co/onnx-community/Supertonic-TTS-ONNX/resolve/main/voices/F1.bin"],
]);

const fillMask: Call = ({ mask_token }) =>
	typeof mask_token === "string"
		? js`await pipe("Paris is the ${mask_token} of France.")`
		: js`await pipe("Paris is the " + pipe.tokenizer.mask_token + " of France.")`;

const generate: Call = (model) =>
	isConversational(model) ? js`await pipe(${sample.MESSAGES})` : js`await pipe(${sample.STORY_START})`;

const CALLS: ReadonlyMap<string, Call> = new Map([
	["audio-classification", reads(sample.AUDIO)],
	["automatic-speech-recognition", reads(sample.AUDIO)],
	["depth-estimation", reads(sample.IMAGE)],
	["document-question-answering", () => js`await pipe(${sample.DOCUMENT}, ${sample.DOCUMENT_QUESTION})`],
	["feature-extraction", reads(sample.SENTENCE)],
	["fill-mask", fillMask],
	["image-classification", reads(sample.IMAGE)],
	["image-feature-extraction", reads(sample.IMAGE)],
	["image-segmentation", reads(sample.IMAGE)],
	["image-to-image", reads(sample.IMAGE)],
	["image-to-text", reads(sample.IMAGE)],
	["object-detection", reads(sample.IMAGE)],
	["question-answering", () => js`await pipe(${sample.QUESTION}, ${sample.CONTEXT})`],
	["summarization", reads(sample.ARTICLE)],
	["text-classification", reads(sample.SENTENCE)],
	["text-generation", generate],
	["text-to-audio", speaks],
	["text-to-speech", speaks],
	["text2text-generation", reads(sample.SENTENCE)],
	["token-classification", reads(sample.PLACES)],
	["translation", reads(sample.GERMAN)],
	["zero-shot-audio-classification", labels(sample.AUDIO, sample.SOUND_LABELS)],
	["zero-shot-classification", labels(sample.COMPLAINT, sample.LABELS)],
	["zero-shot-image-classification", labels(sample.IMAGE, sample.IMAGE_LABELS)],
	["zero-shot-object-detection", labels(sample.IMAGE, sample.IMAGE_LABELS)],
]);
