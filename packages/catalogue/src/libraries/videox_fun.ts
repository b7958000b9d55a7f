import type { Library } from "../shapes.ts";

export const videoxFun: Library = {
	key: "videox_fun",
	prettyLabel: "VideoX Fun",
	summary: "Generates and trains videos with control by pose, depth or camera, by Alibaba's PAI team.",
	repoName: "VideoX Fun",
	repoUrl: "https://github.com/aigc-apps/VideoX-Fun",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
