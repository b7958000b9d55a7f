import type { Library } from "../shapes.ts";

export const ticClip: Library = {
	key: "tic-clip",
	prettyLabel: "TiC-CLIP",
	summary: "CLIP models trained continually on data of several years, with their code, by Apple.",
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
