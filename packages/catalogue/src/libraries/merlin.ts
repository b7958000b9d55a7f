import type { Library } from "../shapes.ts";

export const merlin: Library = {
	key: "merlin",
	prettyLabel: "Merlin",
	repoName: "Merlin",
	repoUrl: "https://github.com/StanfordMIMI/Merlin",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
