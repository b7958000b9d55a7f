import type { Library } from "../shapes.ts";

export const intellifold: Library = {
	key: "intellifold",
	prettyLabel: "IntelliFold",
	repoName: "IntelliFold",
	repoUrl: "https://github.com/IntelliGen-AI/IntelliFold",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "zst" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
