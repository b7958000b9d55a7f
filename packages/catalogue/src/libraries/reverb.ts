import type { Library } from "../shapes.ts";

export const reverb: Library = {
	key: "reverb",
	prettyLabel: "Reverb",
	repoName: "Reverb",
	repoUrl: "https://github.com/revdotcom/reverb",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
