import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import { SPOKEN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const fishQwen3Omni: Library = {
	key: "fish_qwen3_omni",
	prettyLabel: "Fish Speech",
	summary: "Generates speech in many languages, with a cloned voice and tags for emotion, by Fish Audio.",
	licence: {
		value: "LicenseRef-Fish-Audio-Research",
		source: "github:fishaudio/fish-speech@2aea59f LICENSE",
		day: "2026-11-24",
	},
	languages: { value: ["Python"], source: "pypi:fish-speech 0.1.0", day: "2026-11-24" },
	repoName: "Fish Speech",
	repoUrl: "https://github.com/fishaudio/fish-speech",
	docsUrl: "https://speech.fish.audio",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/fishaudio/fish-speech",
		checkout: "project",
		alsoNeeds: ["huggingface_hub"],
	},
	snippets: snippets,
};

/** Its scripts run in a clone, and look for the weights of Fish Audio S2 Pro in this folder. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const code = sh`
		# In a clone of https://github.com/fishaudio/fish-speech
		# It needs the system packages portaudio19-dev, libsox-dev and ffmpeg.
		hf download ${id} --local-dir checkpoints/s2-pro
		# Writes the text as codes to codes_0.npy.
		python fish_speech/models/text2semantic/inference.py --text ${SPOKEN} --output-dir .
		# Writes the codes as sound to fake.wav.
		python fish_speech/models/dac/inference.py -i codes_0.npy
	`;
	return [{ code }];
}
