import { py, type Python, when } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const tensorflowtts: Library = {
	key: "tensorflowtts",
	prettyLabel: "TensorFlowTTS",
	summary: "Generates speech with TensorFlow 2 models that also run on phones, by TensorSpeech.",
	licence: { value: "Apache-2.0", source: "pypi:TensorFlowTTS 1.8", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:TensorFlowTTS 1.8", day: "2026-11-23" },
	platforms: { value: ["phone"], source: "pypi:TensorFlowTTS 1.8", day: "2026-11-23" },
	repoName: "TensorFlowTTS",
	repoUrl: "https://github.com/TensorSpeech/TensorFlowTTS",
	filter: false,
	tasks: ["text-to-speech"],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "TensorFlowTTS" },
	modules: ["tensorflow_tts"],
	snippets: snippets,
};

/** Speech needs two models: text to mel spectrogram, and mel spectrogram to audio. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	if (hasTag(model, "text-to-mel")) return [{ code: textToMel(model.id) }];
	return [{ code: hasTag(model, "mel-to-wav") ? melToWav(model.id) : loading(model.id) }];
}

function textToMel(id: string): Python {
	const architecture = /tacotron2|fastspeech2|fastspeech/i.exec(id)?.[0].toLowerCase();
	return py`
		import numpy
		import tensorflow as tf
		from tensorflow_tts.inference import AutoProcessor, TFAutoModel

		processor = AutoProcessor.from_pretrained(${id})
		model = TFAutoModel.from_pretrained(${id})

		ids = tf.constant([processor.text_to_sequence(${SPOKEN})], dtype=tf.int32)
		speakers = tf.constant([0], dtype=tf.int32)
		${architecture?.startsWith("fastspeech") ? fastSpeech(architecture) : tacotron(architecture)}
		numpy.save("mels.npy", mels)
	`;
}

const tacotron = (stated: string | undefined): Python => py`
	${when(!stated, py`# The repository's name does not give the architecture; this call is for Tacotron 2.`)}
	_, mels, _, _ = model.inference(ids, tf.constant([ids.shape[1]]), speakers)
`;

const fastSpeech = (architecture: string): Python => py`
	unchanged = tf.constant([1.0])
	_, mels, *_ = model.inference(ids, speakers, unchanged${when(architecture.endsWith("2"), py`, unchanged, unchanged`)})
`;

function melToWav(id: string): Python {
	return py`
		import numpy
		import soundfile
		from tensorflow_tts.inference import TFAutoModel

		model = TFAutoModel.from_pretrained(${id})

		# The output of a text-to-mel model: batch, frames, 80 bands.
		mels = numpy.load("mels.npy")
		audio = model.inference(mels)[0, :, 0]
		soundfile.write("speech.wav", audio, ${/baker|libritts/i.test(id) ? 24000 : 22050})
	`;
}

function loading(id: string): Python {
	return py`
		from tensorflow_tts.inference import TFAutoModel

		# No tag gives the output of the model (text-to-mel or mel-to-wav), so it is only loaded.
		model = TFAutoModel.from_pretrained(${id})
		model.summary()
	`;
}
