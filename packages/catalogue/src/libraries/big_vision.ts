import type { Library } from "../shapes.ts";

export const bigVision: Library = {
	key: "big_vision",
	prettyLabel: "Big Vision",
	summary: "Trains vision models such as ViT, SigLIP and PaliGemma in JAX, by Google Research.",
	repoName: "big_vision",
	repoUrl: "https://github.com/google-research/big_vision",
	filter: false,
	countDownloads: { field: "path_extension", value: "npz" },
	tasks: [],
	hostedTasks: [],
};
