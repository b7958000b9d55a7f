import type { Library } from "../shapes.ts";

export const birder: Library = {
	key: "birder",
	prettyLabel: "Birder",
	repoName: "Birder",
	repoUrl: "https://gitlab.com/birder/birder",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
