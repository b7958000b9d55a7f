import type { Library } from "../shapes.ts";

export const lightglue: Library = {
	key: "lightglue",
	prettyLabel: "LightGlue",
	summary: "Matches the key points of two images quickly, by ETH Zurich and Microsoft.",
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
