import type { Library } from "../shapes.ts";

export const birefnet: Library = {
	key: "birefnet",
	prettyLabel: "BiRefNet",
	repoName: "BiRefNet",
	repoUrl: "https://github.com/ZhengPeng7/BiRefNet",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
