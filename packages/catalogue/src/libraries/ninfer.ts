import type { Library } from "../shapes.ts";

export const ninfer: Library = {
	key: "ninfer",
	prettyLabel: "NInfer",
	summary: "Serves a few selected Qwen models on a single GeForce RTX 5090, by Neroued.",
	licence: { value: "Apache-2.0", source: "github:Neroued/ninfer@037bf0b README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:Neroued/ninfer@037bf0b README.md", day: "2026-11-23" },
	repoName: "NInfer",
	repoUrl: "https://github.com/Neroued/ninfer",
	filter: false,
	countDownloads: { field: "path_extension", value: "ninfer" },
	tasks: [],
	hostedTasks: [],
};
