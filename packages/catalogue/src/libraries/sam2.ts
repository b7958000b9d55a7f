import type { Library } from "../shapes.ts";

export const sam2: Library = {
	key: "sam2",
	prettyLabel: "sam2",
	repoName: "sam2",
	repoUrl: "https://github.com/facebookresearch/segment-anything-2",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
