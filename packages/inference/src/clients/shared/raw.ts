import type { Answer } from "../../shapes.ts";
import { CHAT_KINDS } from "./names.ts";

/** Raw clients have one form for every kind: a request and what to do with its answer. */
export const RAW_KINDS: readonly string[] = [
	...CHAT_KINDS,
	"basic",
	"basicAudio",
	"basicImage",
	"documentQuestionAnswering",
	"imageToImage",
	"imageToVideo",
	"questionAnswering",
	"tableQuestionAnswering",
	"tabular",
	"textToAudio",
	"textToImage",
	"textToSpeech",
	"textToVideo",
	"visualQuestionAnswering",
	"zeroShotClassification",
	"zeroShotImageClassification",
];

/** Whether the address of the result may be a `data:` URL, which not every client can fetch. */
export const isInline = (answer: Answer): boolean => answer.type === "queue" && answer.wait.inline === true;
