import type { Library } from "../shapes.ts";

export const cosmos: Library = {
	key: "cosmos",
	prettyLabel: "Cosmos",
	repoName: "Cosmos",
	repoUrl: "https://github.com/NVIDIA/Cosmos",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "config.json" },
			{ field: "path_extension", value: "pt" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
