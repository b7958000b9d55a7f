import { constant, js, when, type JavaScript } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { sentencesOf } from "../sentence-transformers/sentences.ts";
import type { LoadSnippet } from "../../shapes.ts";
import { callOf } from "./calls.ts";
import { imageTextToText } from "./imageTextToText.ts";
import { isSpeechT5, speechT5 } from "./speecht5.ts";
import { isVoiceActivity, voiceActivity } from "./voiceActivity.ts";

/** The pipeline of the task and a call of it. */
export function transformersJsSnippets(model: ModelRecord): readonly LoadSnippet[] {
	if (model.pipeline_tag === "sentence-similarity") return [{ code: similarity(model) }];
	if (isSpeechT5(model)) return [{ code: speechT5(model) }];
	if (isVoiceActivity(model)) return [{ code: voiceActivity(model) }];
	if (model.pipeline_tag === "image-text-to-text") return [{ code: imageTextToText(model) }];
	const call = callOf(model);
	return [{ code: call ? pipeline(model, call) : withoutPipeline(model) }];
}

function pipeline(model: ModelRecord, call: JavaScript): JavaScript {
	return js`
		import { pipeline } from "@huggingface/transformers";

		const pipe = await pipeline(${constant(model.pipeline_tag ?? null)}, ${model.id});

		${when(HEARS.has(model.pipeline_tag ?? ""), js`// Node.js cannot decode audio files here: pass a Float32Array of samples instead.`)}
		const output = ${call};
		console.log(output);
	`;
}

/** Tasks with audio input: their pipelines decode files with an API that only browsers have. */
const HEARS: ReadonlySet<string> = new Set([
	"audio-classification",
	"automatic-speech-recognition",
	"zero-shot-audio-classification",
]);

/** There is no pipeline for this task: the embeddings of the sentences are compared. */
function similarity(model: ModelRecord): JavaScript {
	const { source, others } = sentencesOf(model);
	return js`
		import { cos_sim, pipeline } from "@huggingface/transformers";

		const pipe = await pipeline("feature-extraction", ${model.id});

		const sentences = ${[source, ...others]};
		const output = await pipe(sentences, { pooling: "mean", normalize: true });
		const [first, ...others] = output.tolist();
		console.log(others.map((other) => cos_sim(first, other)));
	`;
}

function withoutPipeline(model: ModelRecord): JavaScript {
	return js`
		${noPipeline(model.pipeline_tag)}
		import { AutoConfig } from "@huggingface/transformers";

		const config = await AutoConfig.from_pretrained(${model.id});
		console.log(config);
	`;
}

const noPipeline = (task: string | undefined): JavaScript =>
	task === undefined
		? js`// Unknown pipeline tag: the record names no task.`
		: js`// Transformers.js has no pipeline for ${constant(task)}: the configuration says which class to load.`;
