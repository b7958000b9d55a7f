import type { Library } from "../shapes.ts";

export const shadow: Library = {
	key: "shadow",
	prettyLabel: "Shadow",
	summary: "Loads language models of the SHADOW family, by QLNI.",
	repoName: "Shadow",
	repoUrl: "https://github.com/QLNI/SHADOW-250M-Instruct",
	filter: false,
	countDownloads: { field: "path_extension", value: "shdw" },
	tasks: [],
	hostedTasks: [],
};
