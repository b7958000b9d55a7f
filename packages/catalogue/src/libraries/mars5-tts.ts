import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mars5Tts: Library = {
	key: "mars5-tts",
	prettyLabel: "MARS5-TTS",
	summary: "Generates English speech with the voice and delivery of a short sample, by Camb.ai.",
	licence: { value: "AGPL-3.0-only", source: "github:Camb-ai/MARS5-TTS@02e282f README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:Camb-ai/MARS5-TTS@02e282f README.md", day: "2026-11-24" },
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:Camb-ai/MARS5-TTS@109aeee hubconf.py",
		day: "2026-11-24",
	},
	repoName: "MARS5-TTS",
	repoUrl: "https://github.com/Camb-ai/MARS5-TTS",
	filter: false,
	countDownloads: { field: "path", value: "mars5_ar.safetensors" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/Camb-ai/MARS5-TTS",
		alsoNeeds: ["huggingface_hub", "librosa", "soundfile"],
	},
	modules: ["inference"],
	snippets: snippets,
};

/** Without the transcript of the recording (`deep_clone`), only the voice is cloned. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import librosa
		import soundfile
		import torch

		# inference.py of the MARS5-TTS repository, which needs huggingface_hub before version 1.
		from inference import InferenceConfig, Mars5TTS

		mars5 = Mars5TTS.from_pretrained(${model.id})

		# A recording, of up to 12 seconds, of the voice to clone.
		voice, _ = librosa.load("voice.wav", sr=mars5.sr, mono=True)
		_, speech = mars5.tts(${SPOKEN}, torch.from_numpy(voice), "", cfg=InferenceConfig(deep_clone=False))
		soundfile.write("speech.wav", speech.numpy(), mars5.sr)
	`;
	return [{ code }];
}
