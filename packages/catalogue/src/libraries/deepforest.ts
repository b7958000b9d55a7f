import type { Library } from "../shapes.ts";

export const deepforest: Library = {
	key: "deepforest",
	prettyLabel: "DeepForest",
	repoName: "deepforest",
	repoUrl: "https://github.com/weecology/DeepForest",
	docsUrl: "https://deepforest.readthedocs.io/en/latest/",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
