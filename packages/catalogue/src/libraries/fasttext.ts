import type { Library } from "../shapes.ts";

export const fasttext: Library = {
	key: "fasttext",
	prettyLabel: "fastText",
	repoName: "fastText",
	repoUrl: "https://fasttext.cc/",
	filter: true,
	countDownloads: { field: "path_extension", value: "bin" },
	tasks: [],
	hostedTasks: ["feature-extraction", "text-classification"],
};
