import type { Library } from "../shapes.ts";

export const qwen3Tts: Library = {
	key: "qwen3_tts",
	prettyLabel: "Qwen3-TTS",
	repoName: "Qwen3-TTS",
	repoUrl: "https://github.com/QwenLM/Qwen3-TTS",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "qwen-tts", alsoNeeds: ["soundfile"] },
};
