import type { Library } from "../shapes.ts";

export const diffusionkit: Library = {
	key: "diffusionkit",
	prettyLabel: "DiffusionKit",
	repoName: "DiffusionKit",
	repoUrl: "https://github.com/argmaxinc/DiffusionKit",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
