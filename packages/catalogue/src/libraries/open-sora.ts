import type { Library } from "../shapes.ts";

export const openSora: Library = {
	key: "open-sora",
	prettyLabel: "Open-Sora",
	summary: "Trains and runs open models that generate video, by HPC-AI Tech.",
	repoName: "Open-Sora",
	repoUrl: "https://github.com/hpcaitech/Open-Sora",
	filter: false,
	countDownloads: { field: "path", value: "Open_Sora_v2.safetensors" },
	tasks: [],
	hostedTasks: [],
};
