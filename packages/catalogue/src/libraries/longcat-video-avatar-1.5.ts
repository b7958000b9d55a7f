import type { Library } from "../shapes.ts";

export const longcatVideoAvatar15: Library = {
	key: "longcat-video-avatar-1.5",
	prettyLabel: "LongCat-Video-Avatar 1.5",
	summary:
		"Animates an image of a person in sync with recorded speech, even in long videos, by Meituan's LongCat team.",
	licence: { value: "MIT", source: "github:meituan-longcat/LongCat-Video@02c95f4 README.md", day: "2026-11-24" },
	languages: {
		value: ["Python"],
		source: "github:meituan-longcat/LongCat-Video@02c95f4 README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:meituan-longcat/LongCat-Video@27d1615 run_demo_text_to_video.py",
		day: "2026-11-24",
	},
	repoName: "LongCat-Video-Avatar 1.5",
	repoUrl: "https://github.com/meituan-longcat/LongCat-Video",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
