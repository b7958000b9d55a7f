import { js, type JavaScript } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import * as sample from "../../loading/samples.ts";

/** Whether a model is a SpeechT5 for speech: the pipeline of Transformers.js 4 does not pass what it needs. */
export const isSpeechT5 = (model: ModelRecord): boolean =>
	(model.pipeline_tag === "text-to-speech" || model.pipeline_tag === "text-to-audio") &&
	(hasTag(model, "speecht5") || model.config?.model_type === "speecht5");

/** The model and the vocoder that turns its spectrograms into audio, without a pipeline. */
export const speechT5 = ({ id }: ModelRecord): JavaScript => js`
	import { AutoTokenizer, SpeechT5ForTextToSpeech, SpeechT5HifiGan, Tensor } from "@huggingface/transformers";

	const tokenizer = await AutoTokenizer.from_pretrained(${id});
	const model = await SpeechT5ForTextToSpeech.from_pretrained(${id});
	const vocoder = await SpeechT5HifiGan.from_pretrained("Xenova/speecht5_hifigan");

	// The speaker embedding.
	const url = ${VOICE};
	const voice = new Float32Array(await (await fetch(url)).arrayBuffer());

	const { input_ids } = tokenizer(${sample.SPOKEN});
	const { waveform } = await model.generate_speech(input_ids, new Tensor("float32", voice, [1, voice.length]), { vocoder });
	console.log(waveform);
`;

const VOICE = "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/speaker_embeddings.bin";
