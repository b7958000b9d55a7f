import type { Library } from "../shapes.ts";

export const stableBaselines3: Library = {
	key: "stable-baselines3",
	prettyLabel: "stable-baselines3",
	repoName: "stable-baselines3",
	repoUrl: "https://github.com/huggingface/huggingface_sb3",
	docsUrl: "https://huggingface.co/docs/hub/stable-baselines3",
	filter: true,
	countDownloads: { field: "path_extension", value: "zip" },
	tasks: ["reinforcement-learning"],
	hostedTasks: [],
};
