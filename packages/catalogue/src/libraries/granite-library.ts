import type { Library } from "../shapes.ts";

export const graniteLibrary: Library = {
	key: "granite-library",
	prettyLabel: "Granite Library",
	summary: "Adapters that add skills to IBM's Granite models, called through the Mellea library.",
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
