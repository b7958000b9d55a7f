import type { Library } from "../shapes.ts";

export const stableAudio3: Library = {
	key: "stable-audio-3",
	prettyLabel: "Stable Audio 3",
	summary: "Generates music and sounds from text with the third generation of Stable Audio, by Stability AI.",
	repoName: "stable-audio-3",
	repoUrl: "https://github.com/Stability-AI/stable-audio-3",
	filter: false,
	countDownloads: { field: "path", value: "model_config.json" },
	tasks: [],
	hostedTasks: [],
};
