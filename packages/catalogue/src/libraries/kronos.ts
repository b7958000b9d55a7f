import type { Library } from "../shapes.ts";

export const kronos: Library = {
	key: "kronos",
	prettyLabel: "KRONOS",
	repoName: "KRONOS",
	repoUrl: "https://github.com/mahmoodlab/KRONOS",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
