import type { Library } from "../shapes.ts";

export const infinitetalk: Library = {
	key: "infinitetalk",
	prettyLabel: "InfiniteTalk",
	repoName: "InfiniteTalk",
	repoUrl: "https://github.com/MeiGen-AI/InfiniteTalk",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
