import type { Library } from "../shapes.ts";

export const mobilint: Library = {
	key: "mobilint",
	prettyLabel: "Mobilint",
	repoName: "mblt-model-zoo",
	repoUrl: "https://github.com/mobilint/mblt-model-zoo",
	docsUrl: "https://docs.mobilint.com",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "config.json" },
			{ field: "path_extension", value: "mxq" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "mblt-model-zoo" },
};
