import type { Library } from "../shapes.ts";

export const ticClip: Library = {
	key: "tic-clip",
	prettyLabel: "TiC-CLIP",
	summary: "CLIP models trained continually on data of several years, with their code, by Apple.",
	languages: { value: ["Python"], source: "github:apple/ml-tic-clip@3e5f19f README.md", day: "2026-11-24" },
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
