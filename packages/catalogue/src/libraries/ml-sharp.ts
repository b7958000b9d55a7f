import type { Library } from "../shapes.ts";

export const mlSharp: Library = {
	key: "ml-sharp",
	prettyLabel: "Sharp",
	repoName: "Sharp",
	repoUrl: "https://github.com/apple/ml-sharp",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
