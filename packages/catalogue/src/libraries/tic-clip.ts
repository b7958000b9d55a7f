import type { Library } from "../shapes.ts";

export const ticClip: Library = {
	key: "tic-clip",
	prettyLabel: "TiC-CLIP",
	repoName: "TiC-CLIP",
	repoUrl: "https://github.com/apple/ml-tic-clip",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_prefix", value: "checkpoints/" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
