import type { Library } from "../shapes.ts";

export const synthefyMigas: Library = {
	key: "synthefy-migas",
	prettyLabel: "Migas",
	repoName: "Migas",
	repoUrl: "https://github.com/Synthefy/synthefy-migas",
	filter: false,
	countDownloads: { field: "path", value: "model.pt" },
	tasks: [],
	hostedTasks: [],
};
