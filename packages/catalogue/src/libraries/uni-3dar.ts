import type { Library } from "../shapes.ts";

export const uni3dar: Library = {
	key: "uni-3dar",
	prettyLabel: "Uni-3DAR",
	summary: "Generates and analyses molecules, proteins and crystals as 3D tokens, by DP Technology.",
	languages: {
		value: ["Python"],
		source: "github:dptech-corp/Uni-3DAR@16fb7d8 uni3dar/inference.py",
		day: "2026-11-24",
	},
	platforms: { value: ["CUDA"], source: "github:dptech-corp/Uni-3DAR@9e9df2b README.md", day: "2026-11-23" },
	repoName: "Uni-3DAR",
	repoUrl: "https://github.com/dptech-corp/Uni-3DAR",
	docsUrl: "https://github.com/dptech-corp/Uni-3DAR",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
