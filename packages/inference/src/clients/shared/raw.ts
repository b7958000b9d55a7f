import type { Answer } from "../../call.ts";
import { CHAT_KINDS } from "./names.ts";

/** Raw clients write every kind alike: a request, and what to do with its answer. */
export const RAW_KINDS: ReadonlySet<string> = new Set([
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
]);

/** Whether the address of the result may be a `data:` URL, which not every client can fetch. */
export const isInline = (answer: Answer): boolean => answer.type === "queue" && answer.wait.inline === true;
