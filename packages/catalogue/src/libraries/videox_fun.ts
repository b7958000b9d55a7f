import type { Library } from "../shapes.ts";

export const videoxFun: Library = {
	key: "videox_fun",
	prettyLabel: "VideoX Fun",
	repoName: "VideoX Fun",
	repoUrl: "https://github.com/aigc-apps/VideoX-Fun",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
