import type { Library } from "../shapes.ts";

export const bionemo: Library = {
	key: "bionemo",
	prettyLabel: "BioNeMo",
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
