import type { Library } from "../shapes.ts";

export const depthPro: Library = {
	key: "depth-pro",
	prettyLabel: "Depth Pro",
	repoName: "Depth Pro",
	repoUrl: "https://github.com/apple/ml-depth-pro",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
