import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const stableAudio3: Library = {
	key: "stable-audio-3",
	prettyLabel: "Stable Audio 3",
	summary: "Generates music and sounds from text with the third generation of Stable Audio, by Stability AI.",
	licence: { value: "MIT", source: "github:Stability-AI/stable-audio-3@08e35ea README.md", day: "2026-11-24" },
	languages: {
		value: ["Python"],
		source: "github:Stability-AI/stable-audio-3@62d70c5 README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:Stability-AI/stable-audio-3@62d70c5 README.md",
		day: "2026-11-24",
	},
	repoName: "stable-audio-3",
	repoUrl: "https://github.com/Stability-AI/stable-audio-3",
	filter: false,
	countDownloads: { field: "path", value: "model_config.json" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/Stability-AI/stable-audio-3",
		checkout: "uv",
		alsoNeeds: ["torchaudio"],
	},
	modules: ["stable_audio_3"],
	loads: ({ id }) => MODEL.test(id),
	snippets: snippets,
};

/** Its models are loaded by names of their own; a model that was made from one has none. */
const MODEL = /^stabilityai\/stable-audio-3-(small-music|small-sfx|medium)$/;

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const name = MODEL.exec(id)?.[1];
	if (name === undefined) return [{ note: "Stable Audio 3 loads only the models of Stability AI, by their names." }];
	const code = py`
		import torchaudio
		from stable_audio_3 import StableAudioModel

		model = StableAudioModel.from_pretrained(${name})
		audio = model.generate(prompt=${RAIN}, duration=10)
		torchaudio.save("sound.wav", audio[0].float().cpu(), 44100)
	`;
	return [{ code }];
}

const RAIN = "Rain on a tin roof, thunder far away";
