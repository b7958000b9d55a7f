import type { Library } from "../shapes.ts";

export const pythae: Library = {
	key: "pythae",
	prettyLabel: "pythae",
	repoName: "pythae",
	repoUrl: "https://github.com/clementchadebec/benchmark_VAE",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
