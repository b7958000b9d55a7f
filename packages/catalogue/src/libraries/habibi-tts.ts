import type { Library } from "../shapes.ts";

export const habibiTts: Library = {
	key: "habibi-tts",
	prettyLabel: "Habibi-TTS",
	summary: "Speaks text in many dialects of Arabic, by the authors of F5-TTS.",
	licence: { value: "MIT", source: "pypi:habibi-tts 0.1.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:habibi-tts 0.1.1", day: "2026-11-23" },
	repoName: "Habibi-TTS",
	repoUrl: "https://github.com/SWivid/Habibi-TTS",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
