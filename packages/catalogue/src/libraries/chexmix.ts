import type { Library } from "../shapes.ts";

export const chexmix: Library = {
	key: "chexmix",
	prettyLabel: "CheXmix",
	summary: "Generates and understands chest X-rays together with their reports, by Stanford's MIMI lab.",
	repoName: "CheXmix",
	repoUrl: "https://github.com/StanfordMIMI/CheXmix",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
