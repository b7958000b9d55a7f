import type { Library } from "../shapes.ts";

export const lagernvs: Library = {
	key: "lagernvs",
	prettyLabel: "LagerNVS",
	summary: "Renders new views of a scene from a few photos in real time, by Meta and the University of Oxford.",
	licence: {
		value: "LicenseRef-FAIR-Noncommercial-Research",
		source: "github:facebookresearch/lagernvs@0bb98b1 README.md",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:facebookresearch/lagernvs@0bb98b1 README.md",
		day: "2026-11-23",
	},
	platforms: { value: ["CUDA"], source: "github:facebookresearch/lagernvs@0bb98b1 README.md", day: "2026-11-23" },
	repoName: "LagerNVS",
	repoUrl: "https://github.com/facebookresearch/lagernvs",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
