import type { Library } from "../shapes.ts";

export const miniOmni2: Library = {
	key: "mini-omni2",
	prettyLabel: "Mini-Omni2",
	summary: "Sees, listens and answers in speech with one small model, by Zhifei Xie and Changqiao Wu.",
	languages: { value: ["Python"], source: "github:gpt-omni/mini-omni2@1770fdd README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:gpt-omni/mini-omni2@6efd5bf server.py", day: "2026-11-24" },
	repoName: "Mini-Omni2",
	repoUrl: "https://github.com/gpt-omni/mini-omni2",
	filter: false,
	countDownloads: { field: "path", value: "model_config.yaml" },
	tasks: [],
	hostedTasks: [],
};
