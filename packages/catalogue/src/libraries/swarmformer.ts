import type { Library } from "../shapes.ts";

export const swarmformer: Library = {
	key: "swarmformer",
	prettyLabel: "SwarmFormer",
	repoName: "SwarmFormer",
	repoUrl: "https://github.com/takara-ai/SwarmFormer",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
