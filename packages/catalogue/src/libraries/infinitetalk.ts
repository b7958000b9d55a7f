import type { Library } from "../shapes.ts";

export const infinitetalk: Library = {
	key: "infinitetalk",
	prettyLabel: "InfiniteTalk",
	summary: "Dubs videos and animates images to speech of any length, by MeiGen-AI.",
	languages: {
		value: ["Python"],
		source: "github:MeiGen-AI/InfiniteTalk@a1aa6e9 generate_infinitetalk.py",
		day: "2026-11-24",
	},
	repoName: "InfiniteTalk",
	repoUrl: "https://github.com/MeiGen-AI/InfiniteTalk",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
