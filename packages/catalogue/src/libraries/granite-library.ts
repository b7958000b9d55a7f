import type { Library } from "../shapes.ts";

export const graniteLibrary: Library = {
	key: "granite-library",
	prettyLabel: "Granite Library",
	repoName: "mellea",
	repoUrl: "https://github.com/generative-computing/mellea",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "adapter_config" },
			{ field: "path_extension", value: "json" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
