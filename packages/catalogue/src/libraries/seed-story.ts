import type { Library } from "../shapes.ts";

export const seedStory: Library = {
	key: "seed-story",
	prettyLabel: "SEED-Story",
	repoName: "SEED-Story",
	repoUrl: "https://github.com/TencentARC/SEED-Story",
	filter: false,
	countDownloads: { field: "path", value: "cvlm_llama2_tokenizer/tokenizer.model" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/TencentARC/SEED-Story",
		alsoNeeds: ["omegaconf", "hydra-core"],
	},
};
