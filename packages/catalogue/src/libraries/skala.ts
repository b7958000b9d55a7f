import type { Library } from "../shapes.ts";

export const skala: Library = {
	key: "skala",
	prettyLabel: "Skala",
	repoName: "Skala",
	repoUrl: "https://github.com/microsoft/skala",
	filter: false,
	countDownloads: { field: "path_extension", value: "fun" },
	tasks: [],
	hostedTasks: [],
};
