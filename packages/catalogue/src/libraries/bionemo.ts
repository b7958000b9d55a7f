import type { Library } from "../shapes.ts";

export const bionemo: Library = {
	key: "bionemo",
	prettyLabel: "BioNeMo",
	summary: "Trains and runs models of proteins, DNA and molecules for drug discovery, by NVIDIA.",
	licence: { value: "Apache-2.0", source: "github:NVIDIA/BioNeMo@02bb9a5 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:NVIDIA/BioNeMo@02bb9a5 README.md", day: "2026-11-24" },
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
