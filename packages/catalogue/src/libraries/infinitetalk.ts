import type { Library } from "../shapes.ts";

export const infinitetalk: Library = {
	key: "infinitetalk",
	prettyLabel: "InfiniteTalk",
	summary: "Dubs videos and animates pictures to speech of any length, by MeiGen-AI.",
	repoName: "InfiniteTalk",
	repoUrl: "https://github.com/MeiGen-AI/InfiniteTalk",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
