import type { Library } from "../shapes.ts";

export const rkllm: Library = {
	key: "rkllm",
	prettyLabel: "RKLLM",
	summary: "Converts language models and runs them on the NPUs of Rockchip processors, by Rockchip.",
	licence: { value: "LicenseRef-Rockchip", source: "github:airockchip/rknn-llm@d59d017 LICENSE", day: "2026-11-24" },
	languages: {
		value: ["Python", "C", "C++"],
		source: "github:airockchip/rknn-llm@1a502af README.md",
		day: "2026-11-23",
	},
	platforms: { value: ["NPU"], source: "github:airockchip/rknn-llm@1a502af README.md", day: "2026-11-23" },
	repoName: "RKLLM",
	repoUrl: "https://github.com/airockchip/rknn-llm",
	filter: false,
	countDownloads: { field: "path_extension", value: "rkllm" },
	tasks: [],
	hostedTasks: [],
};
