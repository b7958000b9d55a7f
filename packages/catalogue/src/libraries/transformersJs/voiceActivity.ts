import { js, type JavaScript } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";

/** Whether a model tells speakers and silence apart, as pyannote's do: Transformers.js has no pipeline for them. */
export const isVoiceActivity = (model: ModelRecord): boolean =>
	model.pipeline_tag === "voice-activity-detection" && hasTag(model, "pyannote");

/** The moments of a recording at which speech starts and ends. */
export const voiceActivity = ({ id }: ModelRecord): JavaScript => js`
	import { AutoModelForAudioFrameClassification, AutoProcessor } from "@huggingface/transformers";

	const processor = await AutoProcessor.from_pretrained(${id});
	const model = await AutoModelForAudioFrameClassification.from_pretrained(${id});

	// Ten seconds at 16 kHz. In a browser, load_audio("audio.wav", 16000) of the same package decodes a file.
	const samples = new Float32Array(160000);
	const { logits } = await model(await processor(samples));

	// The first class of a frame is silence, the others are speakers.
	const [frames] = logits.tolist();
	const speech = frames.map((scores) => scores.indexOf(Math.max(...scores)) > 0);
	const seconds = samples.length / 16000 / frames.length;
	speech.forEach((speaks, at) => {
		if (speaks !== (speech[at - 1] ?? false)) console.log((at * seconds).toFixed(2), speaks ? "speech" : "silence");
	});
`;
