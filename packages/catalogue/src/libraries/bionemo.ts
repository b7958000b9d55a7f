import type { Library } from "../shapes.ts";

export const bionemo: Library = {
	key: "bionemo",
	prettyLabel: "BioNeMo",
	summary: "Trains and runs models of proteins, DNA and molecules for drug discovery, by NVIDIA.",
	repoName: "BioNeMo",
	repoUrl: "https://github.com/nvidia/BioNeMo",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "ckpt" },
			{ field: "path", value: "config.json" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
