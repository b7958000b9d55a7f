import type { Library } from "../shapes.ts";

export const phantomWan: Library = {
	key: "phantom-wan",
	prettyLabel: "Phantom",
	repoName: "Phantom",
	repoUrl: "https://github.com/Phantom-video/Phantom",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
};
