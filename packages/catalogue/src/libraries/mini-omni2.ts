import type { Library } from "../shapes.ts";

export const miniOmni2: Library = {
	key: "mini-omni2",
	prettyLabel: "Mini-Omni2",
	summary: "Sees, listens and answers in speech with one small model, by Zhifei Xie and Changqiao Wu.",
	repoName: "Mini-Omni2",
	repoUrl: "https://github.com/gpt-omni/mini-omni2",
	filter: false,
	countDownloads: { field: "path", value: "model_config.yaml" },
	tasks: [],
	hostedTasks: [],
};
