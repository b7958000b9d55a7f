import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const voxcpm: Library = {
	key: "voxcpm",
	prettyLabel: "VoxCPM",
	summary: "Generates speech with a cloned or described voice, without audio tokens, by OpenBMB.",
	licence: { value: "Apache-2.0", source: "pypi:voxcpm 2.0.3", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:voxcpm 2.0.3", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:voxcpm 2.0.3", day: "2026-11-23" },
	repoName: "VoxCPM",
	repoUrl: "https://github.com/OpenBMB/VoxCPM",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "voxcpm", alsoNeeds: ["soundfile"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import soundfile
		from voxcpm import VoxCPM

		model = VoxCPM.from_pretrained(${model.id}, load_denoiser=False)

		wav = model.generate(text=${SPOKEN}, cfg_value=2.0, inference_timesteps=10)
		soundfile.write("speech.wav", wav, model.tts_model.sample_rate)
	`;
	return [{ code }];
}
