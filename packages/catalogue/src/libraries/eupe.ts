import type { Library } from "../shapes.ts";

export const eupe: Library = {
	key: "eupe",
	prettyLabel: "EUPE",
	repoName: "EUPE",
	repoUrl: "https://github.com/facebookresearch/EUPE",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
