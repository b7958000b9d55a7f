import type { Library } from "../shapes.ts";

export const gemmaCpp: Library = {
	key: "gemma.cpp",
	prettyLabel: "gemma.cpp",
	repoName: "gemma.cpp",
	repoUrl: "https://github.com/google/gemma.cpp",
	filter: false,
	countDownloads: { field: "path_extension", value: "sbs" },
	tasks: [],
	hostedTasks: [],
};
