import type { Library } from "../shapes.ts";

export const lightglue: Library = {
	key: "lightglue",
	prettyLabel: "LightGlue",
	summary: "Matches the key points of two images quickly, by ETH Zurich and Microsoft.",
	licence: { value: "Apache-2.0", source: "github:cvg/LightGlue@0f413c2 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:cvg/LightGlue@0f413c2 README.md", day: "2026-11-24" },
	platforms: { value: ["CPU", "CUDA"], source: "github:cvg/LightGlue@0f413c2 README.md", day: "2026-11-24" },
	repoName: "LightGlue",
	repoUrl: "https://github.com/cvg/LightGlue",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pth" },
			{ field: "path", value: "config.json" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
