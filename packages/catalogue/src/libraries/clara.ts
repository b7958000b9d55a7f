import type { Library } from "../shapes.ts";

export const clara: Library = {
	key: "clara",
	prettyLabel: "Clara",
	summary: "Models for healthcare and the life sciences, by NVIDIA.",
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
