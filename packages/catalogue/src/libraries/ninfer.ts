import type { Library } from "../shapes.ts";

export const ninfer: Library = {
	key: "ninfer",
	prettyLabel: "NInfer",
	repoName: "NInfer",
	repoUrl: "https://github.com/Neroued/ninfer",
	filter: false,
	countDownloads: { field: "path_extension", value: "ninfer" },
	tasks: [],
	hostedTasks: [],
};
