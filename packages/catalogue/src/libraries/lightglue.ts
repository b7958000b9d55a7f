import type { Library } from "../shapes.ts";

export const lightglue: Library = {
	key: "lightglue",
	prettyLabel: "LightGlue",
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
