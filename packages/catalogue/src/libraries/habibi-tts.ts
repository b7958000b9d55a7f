import type { Library } from "../shapes.ts";

export const habibiTts: Library = {
	key: "habibi-tts",
	prettyLabel: "Habibi-TTS",
	repoName: "Habibi-TTS",
	repoUrl: "https://github.com/SWivid/Habibi-TTS",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
