import type { Library } from "../shapes.ts";

export const videoxFun: Library = {
	key: "videox_fun",
	prettyLabel: "VideoX Fun",
	summary: "Trains and runs models that generate video controlled by pose, depth or camera, by Alibaba's PAI team.",
	licence: { value: "Apache-2.0", source: "github:aigc-apps/VideoX-Fun@0572c93 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:aigc-apps/VideoX-Fun@0572c93 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:aigc-apps/VideoX-Fun@0572c93 README.md", day: "2026-11-24" },
	repoName: "VideoX Fun",
	repoUrl: "https://github.com/aigc-apps/VideoX-Fun",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
