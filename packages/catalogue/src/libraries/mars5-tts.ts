import type { Library } from "../shapes.ts";

export const mars5Tts: Library = {
	key: "mars5-tts",
	prettyLabel: "MARS5-TTS",
	repoName: "MARS5-TTS",
	repoUrl: "https://github.com/Camb-ai/MARS5-TTS",
	filter: false,
	countDownloads: { field: "path", value: "mars5_ar.safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/Camb-ai/MARS5-TTS" },
};
