import type { Library } from "../shapes.ts";

export const vfiMamba: Library = {
	key: "vfi-mamba",
	prettyLabel: "VFIMamba",
	repoName: "VFIMamba",
	repoUrl: "https://github.com/MCG-NJU/VFIMamba",
	filter: false,
	countDownloads: { field: "path_extension", value: "pkl" },
	tasks: [],
	hostedTasks: [],
};
