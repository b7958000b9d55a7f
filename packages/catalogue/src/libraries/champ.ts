import type { Library } from "../shapes.ts";

export const champ: Library = {
	key: "champ",
	prettyLabel: "Champ",
	summary: "Animates an image of a person with a 3D body model as its guide, by Fudan University and partners.",
	languages: {
		value: ["Python"],
		source: "github:fudan-generative-vision/champ@0005cf3 README.md",
		day: "2026-11-24",
	},
	platforms: { value: ["CUDA"], source: "github:fudan-generative-vision/champ@0005cf3 README.md", day: "2026-11-24" },
	repoName: "Champ",
	repoUrl: "https://github.com/fudan-generative-vision/champ",
	filter: false,
	countDownloads: { field: "path", value: "champ/motion_module.pth" },
	tasks: [],
	hostedTasks: [],
};
