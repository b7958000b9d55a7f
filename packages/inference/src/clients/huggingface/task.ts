import { isObject } from "@vitrine/model";
import { type JavaScript, js, lines, type Value, needs } from "@vitrine/code";
import { contentTypeOf } from "../../file.ts";
import type { Call } from "../../call.ts";
import { blobOf, save, saveMasks } from "../shared/javascript.ts";

/** The `inputs` of the method, and what else the payload holds, as properties with their commas. */
export function inputsOf({ kind, inputs }: Call): JavaScript {
	const fields = isObject(inputs) ? (inputs as Readonly<Record<string, Value>>) : {};
	if (kind === "basicAudio" || kind === "basicImage") return js`inputs: ${fileOf(inputs)},`;
	if (kind === "zeroShotImageClassification") return js`inputs: { image: ${fileOf(inputs)} },`;
	if (kind === "tabular")
		return js`
			inputs: {
			    data: ${inputs},
			},
		`;
	if (kind.endsWith("QuestionAnswering") && fields["image"] !== undefined)
		return js`
			inputs: {
			    image: ${fileOf(fields["image"])},
			    question: ${fields["question"] ?? ""},
			},
		`;
	if (!kind.startsWith("imageTo")) return js`inputs: ${inputs},`;
	return lines([js`inputs: ${fileOf(fields["image"] ?? "")},`, js`parameters: { prompt: ${fields["prompt"] ?? ""} },`]);
}

interface Result {
	readonly variable: string;
	use(call: Call): JavaScript;
}

const PRINTED: Result = { variable: "result", use: () => js`console.log(result);` };
const IMAGE: Result = { variable: "image", use: () => save("image", js`Buffer.from(await image.arrayBuffer())`) };
const AUDIO: Result = { variable: "audio", use: () => save("audio", js`Buffer.from(await audio.arrayBuffer())`) };
const VIDEO: Result = { variable: "video", use: () => save("video", js`Buffer.from(await video.arrayBuffer())`) };

const SOUNDS = needs(
	js`import fs from "node:fs";`,
	js`
		for (const [number, { blob }] of result.entries()) {
		    fs.writeFileSync("audio-" + number + ".wav", Buffer.from(blob, "base64"));
		}
	`,
);

/** What the code does with the result of a call. */
export const resultOf = ({ kind }: Call): Result => RESULTS[kind] ?? PRINTED;

/** What the code does with the result, by kind. */
export const RESULTS: Readonly<Record<string, Result>> = {
	basic: PRINTED,
	basicAudio: { variable: "result", use: (call) => (call.task === "audio-to-audio" ? SOUNDS : PRINTED.use(call)) },
	basicImage: {
		variable: "result",
		use: (call) => (call.task === "image-segmentation" ? saveMasks(js`result`) : PRINTED.use(call)),
	},
	documentQuestionAnswering: PRINTED,
	imageToImage: IMAGE,
	imageToVideo: VIDEO,
	questionAnswering: PRINTED,
	tableQuestionAnswering: PRINTED,
	tabular: PRINTED,
	textToAudio: AUDIO,
	textToImage: IMAGE,
	textToSpeech: AUDIO,
	textToVideo: VIDEO,
	visualQuestionAnswering: PRINTED,
	zeroShotClassification: PRINTED,
	zeroShotImageClassification: PRINTED,
};

function fileOf(value: Value): JavaScript {
	const filename = String(value);
	return blobOf(filename, contentTypeOf(filename) ?? "application/octet-stream");
}
