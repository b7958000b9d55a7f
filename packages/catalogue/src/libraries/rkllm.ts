import type { Library } from "../shapes.ts";

export const rkllm: Library = {
	key: "rkllm",
	prettyLabel: "RKLLM",
	repoName: "RKLLM",
	repoUrl: "https://github.com/airockchip/rknn-llm",
	filter: false,
	countDownloads: { field: "path_extension", value: "rkllm" },
	tasks: [],
	hostedTasks: [],
};
