import type { Library } from "../shapes.ts";

export const chexmix: Library = {
	key: "chexmix",
	prettyLabel: "CheXmix",
	repoName: "CheXmix",
	repoUrl: "https://github.com/StanfordMIMI/CheXmix",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
