import type { Library } from "../shapes.ts";

export const lightningIr: Library = {
	key: "lightning-ir",
	prettyLabel: "Lightning IR",
	repoName: "Lightning IR",
	repoUrl: "https://github.com/webis-de/lightning-ir",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
