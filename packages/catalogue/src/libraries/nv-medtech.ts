import type { Library } from "../shapes.ts";

export const nvMedtech: Library = {
	key: "nv-medtech",
	prettyLabel: "NV-MedTech",
	summary: "Models for medical technology, by NVIDIA.",
	repoName: "NV-MedTech",
	repoUrl: "https://github.com/nvidia-medtech",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "safetensors" },
			{ field: "path", value: "config.json" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
