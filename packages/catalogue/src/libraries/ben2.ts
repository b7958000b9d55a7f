import type { Library } from "../shapes.ts";

export const ben2: Library = {
	key: "ben2",
	prettyLabel: "BEN2",
	repoName: "BEN2",
	repoUrl: "https://github.com/PramaLLC/BEN2",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
