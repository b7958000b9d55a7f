import type { Library } from "../shapes.ts";

export const sapiens2: Library = {
	key: "sapiens2",
	prettyLabel: "sapiens2",
	repoName: "sapiens2",
	repoUrl: "https://github.com/facebookresearch/sapiens2",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
