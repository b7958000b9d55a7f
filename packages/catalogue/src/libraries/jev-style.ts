import type { Library } from "../shapes.ts";

export const jevStyle: Library = {
	key: "jev-style",
	prettyLabel: "jev-style",
	summary: "Loads models of the jev-style family, by lawrence3699.",
	repoName: "jev-style",
	repoUrl: "https://github.com/lawrence3699/jev-style",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "gguf" },
			{
				all: [
					{ field: "path_filename", value: "config" },
					{ field: "path_extension", value: "json" },
				],
			},
		],
	},
	tasks: [],
	hostedTasks: [],
};
