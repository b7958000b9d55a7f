import type { Library } from "../shapes.ts";

export const relik: Library = {
	key: "relik",
	prettyLabel: "Relik",
	repoName: "Relik",
	repoUrl: "https://github.com/SapienzaNLP/relik",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
