import type { Library } from "../shapes.ts";

export const lagernvs: Library = {
	key: "lagernvs",
	prettyLabel: "LagerNVS",
	repoName: "LagerNVS",
	repoUrl: "https://github.com/facebookresearch/lagernvs",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
