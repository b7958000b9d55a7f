import { isConversational, type ModelRecord } from "@vitrine/model";

/** The name under which providers list chat. */
export const CHAT = "conversational";

/** Tasks that are chat if the record has the tag `conversational`; image-text-to-text can be called in no other way. */
const CHAT_TASKS: ReadonlySet<string | undefined> = new Set(["text-generation", "image-text-to-text"]);

/** Whether this record is called as a chat. */
export function isChat(record: ModelRecord): boolean {
	return isChatTask(record.pipeline_tag) && isConversational(record);
}

/** Whether models of the task are called as chats if their records have the tag `conversational`. */
export const isChatTask = (task: string | undefined): boolean => CHAT_TASKS.has(task);

/** The task under which a call of the record is looked up: `conversational`, its pipeline tag, or undefined. */
export function callTask(record: ModelRecord): string | undefined {
	if (isChat(record)) return CHAT;
	const task = record.pipeline_tag;
	return task !== undefined && Object.hasOwn(KINDS, task) ? task : undefined;
}

/** The family of snippet for a task; undefined for a task that cannot be called over HTTP. */
export function kindOf(task: string, streaming = false): string | undefined {
	if (task === CHAT) return streaming ? "conversationalStream" : CHAT;
	return Object.hasOwn(KINDS, task) ? KINDS[task] : undefined;
}

/** Tasks that can be called, `conversational` first. */
export const callableTasks = (): readonly string[] => [CHAT, ...Object.keys(KINDS)];

const KINDS: Readonly<Record<string, string>> = {
	"audio-classification": "basicAudio",
	"audio-to-audio": "basicAudio",
	"automatic-speech-recognition": "basicAudio",
	"document-question-answering": "documentQuestionAnswering",
	"feature-extraction": "basic",
	"fill-mask": "basic",
	"image-classification": "basicImage",
	"image-segmentation": "basicImage",
	"image-text-to-image": "imageToImage",
	"image-text-to-video": "imageToVideo",
	"image-to-image": "imageToImage",
	"image-to-text": "basicImage",
	"image-to-video": "imageToVideo",
	"object-detection": "basicImage",
	"question-answering": "questionAnswering",
	"sentence-similarity": "basic",
	summarization: "basic",
	"table-question-answering": "tableQuestionAnswering",
	"tabular-classification": "tabular",
	"tabular-regression": "tabular",
	"text-classification": "basic",
	"text-generation": "basic",
	"text-to-audio": "textToAudio",
	"text-to-image": "textToImage",
	"text-to-speech": "textToSpeech",
	"text-to-video": "textToVideo",
	"text2text-generation": "basic",
	"token-classification": "basic",
	translation: "basic",
	"visual-question-answering": "visualQuestionAnswering",
	"zero-shot-classification": "zeroShotClassification",
	"zero-shot-image-classification": "zeroShotImageClassification",
};
