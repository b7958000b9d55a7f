import type { Library } from "../shapes.ts";

export const elm: Library = {
	key: "elm",
	prettyLabel: "ELM",
	repoName: "elm",
	repoUrl: "https://github.com/slicex-ai/elm",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "slicex_elm_config" },
			{ field: "path_extension", value: "json" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
