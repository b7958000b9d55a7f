import type { Library } from "../shapes.ts";

export const bigVision: Library = {
	key: "big_vision",
	prettyLabel: "Big Vision",
	summary: "Trains vision models such as ViT, SigLIP and PaliGemma in JAX, by Google Research.",
	licence: {
		value: "Apache-2.0",
		source: "github:google-research/big_vision@0127fb6 README.md",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:google-research/big_vision@0127fb6 README.md",
		day: "2026-11-24",
	},
	platforms: { value: ["TPU"], source: "github:google-research/big_vision@0127fb6 README.md", day: "2026-11-24" },
	repoName: "big_vision",
	repoUrl: "https://github.com/google-research/big_vision",
	filter: false,
	countDownloads: { field: "path_extension", value: "npz" },
	tasks: [],
	hostedTasks: [],
};
