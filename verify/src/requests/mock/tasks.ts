import { json, type Reply } from "../recorder/exchange.ts";
import { base64Of, fileReply, mediumOf } from "./media.ts";

const LABELS = [
	{ label: "LABEL_0", score: 0.9 },
	{ label: "LABEL_1", score: 0.1 },
];
const ANSWER = { answer: "on the nail", score: 0.9, start: 0, end: 11 };

/** The answers of the hub's own inference, by task, as its clients expect them. */
const ANSWERS: Readonly<Record<string, unknown>> = {
	"audio-classification": LABELS,
	"audio-to-audio": [{ label: "speech", "content-type": "audio/wav", blob: base64Of("audio") }],
	"automatic-speech-recognition": { text: "a quiet harbour" },
	"document-question-answering": [ANSWER],
	"feature-extraction": [0.25, -0.5, 1],
	"fill-mask": [{ score: 0.9, token: 7, token_str: "rocks", sequence: "rocks under the water" }],
	"image-classification": LABELS,
	"image-segmentation": [{ label: "cat", score: 0.9, mask: base64Of("image") }],
	"image-to-text": { generated_text: "two cats" },
	"object-detection": [{ label: "cat", score: 0.9, box: { xmin: 1, ymin: 2, xmax: 3, ymax: 4 } }],
	"question-answering": ANSWER,
	"sentence-similarity": [0.9, 0.1, 0.2],
	summarization: [{ summary_text: "It opens in May." }],
	"table-question-answering": { answer: "Borealis", aggregator: "NONE", cells: ["Borealis"], coordinates: [[1, 0]] },
	"tabular-classification": [1, 0, 1],
	"tabular-regression": [1.5, 2.5, 3.5],
	"text-classification": [LABELS],
	"text-generation": [{ generated_text: "it needs no battery" }],
	"text2text-generation": [{ generated_text: "When does the tide turn?" }],
	"token-classification": [{ entity_group: "PER", word: "Amara", score: 0.9, start: 0, end: 5 }],
	translation: [{ translation_text: "La boulangerie ouvre à six heures." }],
	"visual-question-answering": [{ answer: "two", score: 0.9 }],
	"zero-shot-classification": [{ label: "refund", score: 0.9 }],
	"zero-shot-image-classification": LABELS,
};

/** The reply of the hub's own inference to a task; an error for an unknown task. */
export function taskReply(task: string): Reply {
	const medium = mediumOf(task);
	if (medium) return fileReply(medium);
	const answer = ANSWERS[task];
	return answer === undefined ? json({ error: `Unknown task ${task}.` }, 404) : json(answer);
}
