import type { Library } from "../shapes.ts";

export const hunyuanDit: Library = {
	key: "hunyuan-dit",
	prettyLabel: "HunyuanDiT",
	summary: "Generates images from prompts in Chinese and English, by Tencent.",
	repoName: "HunyuanDiT",
	repoUrl: "https://github.com/Tencent/HunyuanDiT",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "pytorch_model_ema.pt" },
			{ field: "path", value: "pytorch_model_distill.pt" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
