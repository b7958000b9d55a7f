import type { Library } from "../shapes.ts";

export const stableAudioTools: Library = {
	key: "stable-audio-tools",
	prettyLabel: "Stable Audio Tools",
	repoName: "stable-audio-tools",
	repoUrl: "https://github.com/Stability-AI/stable-audio-tools.git",
	filter: false,
	countDownloads: { field: "path", value: "model.safetensors" },
	tasks: [],
	hostedTasks: [],
};
