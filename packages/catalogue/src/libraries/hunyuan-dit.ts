import type { Library } from "../shapes.ts";

export const hunyuanDit: Library = {
	key: "hunyuan-dit",
	prettyLabel: "HunyuanDiT",
	summary: "Generates images from prompts in Chinese and English, by Tencent.",
	licence: {
		value: "LicenseRef-Tencent-Hunyuan",
		source: "github:Tencent/HunyuanDiT@26732b0 LICENSE.txt",
		day: "2026-11-24",
	},
	languages: { value: ["Python"], source: "github:Tencent/HunyuanDiT@3bb80e1 lite/README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:Tencent/HunyuanDiT@3bb80e1 lite/README.md", day: "2026-11-24" },
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
