import type { Library } from "../shapes.ts";

export const perceptionEncoder: Library = {
	key: "perception-encoder",
	prettyLabel: "PerceptionEncoder",
	repoName: "PerceptionModels",
	repoUrl: "https://github.com/facebookresearch/perception_models",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
