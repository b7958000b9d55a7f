import type { Library } from "../shapes.ts";

export const clara: Library = {
	key: "clara",
	prettyLabel: "Clara",
	repoName: "Clara",
	repoUrl: "https://github.com/nvidia/clara",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "ckpt" },
			{ field: "path", value: "config.json" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
