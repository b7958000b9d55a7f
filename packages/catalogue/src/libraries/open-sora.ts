import type { Library } from "../shapes.ts";

export const openSora: Library = {
	key: "open-sora",
	prettyLabel: "Open-Sora",
	summary: "Trains and runs open models that generate video, by HPC-AI Tech.",
	licence: { value: "Apache-2.0", source: "github:hpcaitech/Open-Sora@1a36466 setup.py", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:hpcaitech/Open-Sora@006ab8f README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:hpcaitech/Open-Sora@006ab8f README.md", day: "2026-11-24" },
	repoName: "Open-Sora",
	repoUrl: "https://github.com/hpcaitech/Open-Sora",
	filter: false,
	countDownloads: { field: "path", value: "Open_Sora_v2.safetensors" },
	tasks: [],
	hostedTasks: [],
};
