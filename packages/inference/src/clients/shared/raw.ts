import type { Answer, Call } from "../../shapes.ts";
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

/** Whether there is a request whose answer is one of these. */
export const answersWith = ({ request }: Call, ...types: readonly Answer["type"][]): boolean =>
	request !== undefined && types.includes(request.answer.type);
