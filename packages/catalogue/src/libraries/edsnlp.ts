import type { Library } from "../shapes.ts";

export const edsnlp: Library = {
	key: "edsnlp",
	prettyLabel: "EDS-NLP",
	repoName: "edsnlp",
	repoUrl: "https://github.com/aphp/edsnlp",
	docsUrl: "https://aphp.github.io/edsnlp/latest/",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "config" },
			{ field: "path_extension", value: "cfg" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
