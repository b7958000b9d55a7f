import type { Library } from "../shapes.ts";

export const mindspore: Library = {
	key: "mindspore",
	prettyLabel: "MindSpore",
	repoName: "mindspore",
	repoUrl: "https://github.com/mindspore-ai/mindspore",
	filter: false,
	tasks: [],
	hostedTasks: ["image-classification"],
};
