import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const cosyvoice: Library = {
	key: "cosyvoice",
	prettyLabel: "CosyVoice",
	summary: "Generates speech in many languages with a voice cloned from a sample, by Alibaba's FunAudioLLM team.",
	licence: {
		value: "Apache-2.0",
		source: "github:FunAudioLLM/CosyVoice@02f941d cosyvoice/cli/cosyvoice.py",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:FunAudioLLM/CosyVoice@0a6dbb3 runtime/python/grpc/client.py",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:FunAudioLLM/CosyVoice@04bcadc requirements.txt",
		day: "2026-11-24",
	},
	repoName: "CosyVoice",
	repoUrl: "https://github.com/FunAudioLLM/CosyVoice",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "onnx" },
			{ field: "path_extension", value: "pt" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/FunAudioLLM/CosyVoice",
		checkout: "requirements",
		submodules: true,
		alsoNeeds: ["huggingface_hub", "torchaudio"],
	},
	modules: ["cosyvoice"],
	snippets: snippets,
};

/** The third generation expects an instruction before the text of the recording. */
const INSTRUCTION = "You are a helpful assistant.<|endofprompt|>";

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const said = "The words that are spoken in the recording.";
	const code = py`
		import sys

		import torchaudio
		from huggingface_hub import snapshot_download

		# In a clone of https://github.com/FunAudioLLM/CosyVoice, which has this as a submodule
		sys.path.append("third_party/Matcha-TTS")
		from cosyvoice.cli.cosyvoice import AutoModel

		model = AutoModel(model_dir=snapshot_download(${id}))

		# A recording of the voice to clone, and its text.
		said = ${/cosyvoice-?3/i.test(id) ? INSTRUCTION + said : said}
		parts = model.inference_zero_shot(${SPOKEN}, said, "voice.wav")
		for number, part in enumerate(parts):
		    torchaudio.save(f"speech-{number}.wav", part["tts_speech"], model.sample_rate)
	`;
	return [{ code }];
}
